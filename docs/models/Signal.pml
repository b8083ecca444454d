/*
 * A model of docs/examples/Signal.java, made by sojourner 0.1.0.
 * Each object is a number. Numbers at the right are lines of the Java source.
 * Verify it with
 *     spin -a MODEL && cc -O2 -w -fwrapv -DSAFETY -DNOCLAIM -o pan pan.c && ./pan
 * and what is claimed of endless runs with
 *     spin -DFAIR -a MODEL && cc -O2 -w -fwrapv -DNFAIR=2 -o pan pan.c && ./pan -a -f -N claim_1
 * -fwrapv makes numbers wrap around as in Java.
 */
#define ref byte
#define null 0
#define THREADS 3
#define main_thread_ 1
#define Walker_1 2    /* Signal.main, line 16 */

/* Fields, for each object of the class that has them; for what is local no two threads contend. */
bool Signal_go;
bool Signal_gone;

/* Threads: new, alive or ended. */
#define alive 1
#define ended 2
byte status[THREADS];
#define start(t) atomic { status[t] = alive; if :: t == Walker_1 -> run Walker_thread(t) fi }
#define finish() atomic { status[me] = ended }

#ifdef FAIR
/* Moves where nobody else does: a run that ends stays in its last state for ever. */
active proctype nobody() { do :: status[null] == 0 od }
#endif

active proctype Signal_main_thread() {
    ref me = main_thread_;
    ref thrown;
    ref holder;
    status[me] = alive;
    start(Walker_1);                                                             /* 16 */
    Signal_go = 1;                                                               /* 17 */
    finish();
}

proctype Walker_thread(ref me) {
    ref thrown;
    ref holder;
    do
    :: !Signal_go ->                                                             /* 9 */
    :: else ->
        break;
    od;
    Signal_gone = 1;                                                             /* 11 */
    finish();
}

/* What is claimed of endless runs. */
#define atom_1 (Signal_gone)    /* Signal.gone */

/* <> Signal.gone does not hold */
ltl claim_1 { (<> atom_1) }

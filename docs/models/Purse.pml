/*
 * A model of docs/examples/Purse.java, made by sojourner 0.1.0.
 * Each object is a number. Numbers at the right are lines of the Java source.
 * Verify it with
 *     spin -a MODEL && cc -O2 -w -fwrapv -DSAFETY -o pan pan.c && ./pan
 * -fwrapv makes numbers wrap around as in Java.
 */
#define ref byte
#define null 0
#define OBJECTS 10
#define THREADS 4
#define main_thread_ 1
#define Thread_1 2    /* Purse.main, line 29 */
#define Thread_2 3    /* Purse.main, line 30 */
#define Purse_1 4    /* Purse.main, line 28 */
#define lambda_object 5    /* Purse.main, line 29 */
#define lambda_object_2 6    /* Purse.main, line 30 */

/* Fields, for each object of the class that has them; for what is local no two threads contend. */
int Purse_balance_of[1];
#define Purse_balance(o) Purse_balance_of[(o) - 4]
local ref lambda_object_captured_1_of[1];
#define lambda_object_captured_1(o) lambda_object_captured_1_of[(o) - 5]
local ref lambda_object_2_captured_1_of[1];
#define lambda_object_2_captured_1(o) lambda_object_2_captured_1_of[(o) - 6]
local ref Thread_target_of[THREADS];
#define Thread_target(o) Thread_target_of[o]

/* Monitors: the thread that has entered one, how often, and for each thread where it waits (JLS 17.1, 17.2). */
ref owner[OBJECTS];
byte entered[OBJECTS];
#define enter(o) atomic { owner[o] == null || owner[o] == me -> owner[o] = me; entered[o]++ }
#define leave(o) atomic { entered[o]--; if :: entered[o] == 0 -> owner[o] = null :: else fi }

/* Threads: new, alive or ended. */
#define alive 1
#define ended 2
byte status[THREADS];
#define start(t) atomic { status[t] = alive; if :: (t == Thread_1) && (Thread_target(t) == lambda_object) -> run Purse_lambda_main_0_thread(t, Thread_target(t)) :: (t == Thread_2) && (Thread_target(t) == lambda_object_2) -> run Purse_lambda_main_1_thread(t, Thread_target(t)) :: else -> status[t] = ended fi }
#define finish() atomic { status[me] = ended }

/* Class properties. */
#define kept(number, holds) atomic { if :: (holds) :: else -> assert(number == 0) fi }
#define Purse_isCovered_1(o) (!(Purse_balance((o)) < 0))
#define Purse_isTaken_2(o, given1, given2, given3) (((!(given2)) -> !(Purse_balance((o)) != (given3)) : !(Purse_balance((o)) != ((given3) - (given1)))))
byte inside[OBJECTS];             /* methods of an object that are at work */
bool complete[OBJECTS];           /* whether its constructor has ended */
#define at_rest(o) (complete[o] && inside[o] == 0)

/* Can move where an invariant does not hold. */
proctype objects_at_rest() {
end_of_look:
    do
    :: atomic { at_rest(Purse_1) && !Purse_isCovered_1(Purse_1) -> assert(1 == 0) }
    :: false
    od
}

/* Purse.<init> */
inline Purse_init(this) { {
    inside[this]++;
    Purse_balance(this) = 5;                                                     /* 7 */
    atomic { inside[this]--; complete[this] = true };
} }

/* Purse.take */
inline Purse_take(this, amount, result) { {
    atomic { enter(this); inside[this]++; old_balance = Purse_balance(this) };
    if
    :: Purse_balance(this) <= 0 ->                                               /* 10 */
        answer = 0;                                                              /* 11 */
        kept(2, Purse_isTaken_2(this, amount, answer, old_balance));
        result = answer;
    :: else ->                                                                   /* 10 */
        take_value_4 = Purse_balance(this) - amount;                             /* 13 */
        Purse_balance(this) = take_value_4;
        answer = 1;                                                              /* 14 */
        kept(2, Purse_isTaken_2(this, amount, answer, old_balance));
        result = answer;
    fi;
    atomic { leave(this); inside[this]-- };
} }

active proctype Purse_main_thread() {
    ref me = main_thread_;
    ref purse;
    ref thrown;
    status[me] = alive;
    run objects_at_rest();
    Purse_init(Purse_1);                                                         /* 28 */
    purse = Purse_1;
    lambda_object_captured_1(lambda_object) = purse;                             /* 29 */
    Thread_target(Thread_1) = lambda_object;
    start(Thread_1);
    lambda_object_2_captured_1(lambda_object_2) = purse;                         /* 30 */
    Thread_target(Thread_2) = lambda_object_2;
    start(Thread_2);
    finish();
}

proctype Purse_lambda_main_0_thread(ref me; ref this) {
    bool answer;
    ref lambda_main_0_purse;
    int lambda_main_0_value_1;
    int old_balance;
    int take_value_4;
    ref thrown;
    lambda_main_0_purse = lambda_object_captured_1(this);
    Purse_take(lambda_main_0_purse, 3, lambda_main_0_value_1);                   /* 29 */
    finish();
}

proctype Purse_lambda_main_1_thread(ref me; ref this) {
    bool answer;
    ref lambda_main_1_purse;
    int lambda_main_1_value_1;
    int old_balance;
    int take_value_4;
    ref thrown;
    lambda_main_1_purse = lambda_object_2_captured_1(this);
    Purse_take(lambda_main_1_purse, 3, lambda_main_1_value_1);                   /* 30 */
    finish();
}

/*
 * A model of docs/examples/Turnstile.java, made by sojourner 0.1.0.
 * Each object is a number. Numbers at the right are lines of the Java source.
 * Verify it with
 *     spin -a MODEL && cc -O2 -w -fwrapv -DSAFETY -DNOCLAIM -o pan pan.c && ./pan
 * and what is claimed of endless runs with
 *     spin -DFAIR -a MODEL && cc -O2 -w -fwrapv -DNFAIR=2 -o pan pan.c && ./pan -a -f -N claim_1
 * -fwrapv makes numbers wrap around as in Java.
 */
#define ref byte
#define null 0
#define OBJECTS 9
#define THREADS 3
#define main_thread_ 1
#define Thread_1 2    /* Turnstile.main, line 22 */
#define Turnstile_1 3    /* Turnstile.main, line 21 */
#define lambda_object 4    /* Turnstile.main, line 22 */
#define lambda_object_2 5    /* Turnstile.pay, line 9 */
#define lambda_object_3 6    /* Turnstile.pay, line 9 */
#define a_NullPointerException 7

/* Fields, for each object of the class that has them; for what is local no two threads contend. */
bool Turnstile_paid_of[1];
#define Turnstile_paid(o) Turnstile_paid_of[(o) - 3]
bool Turnstile_open_of[1];
#define Turnstile_open(o) Turnstile_open_of[(o) - 3]
local ref lambda_object_captured_1_of[1];
#define lambda_object_captured_1(o) lambda_object_captured_1_of[(o) - 4]
local ref lambda_object_2_captured_1_of[1];
#define lambda_object_2_captured_1(o) lambda_object_2_captured_1_of[(o) - 5]
local ref lambda_object_3_captured_1_of[1];
#define lambda_object_3_captured_1(o) lambda_object_3_captured_1_of[(o) - 6]
byte followed;                    /* the formula of the program that the run follows */
ref stated_1_of_1;
ref stated_1_of_2;
local ref Thread_target_of[THREADS];
#define Thread_target(o) Thread_target_of[o]

/* Monitors: the thread that has entered one, how often, and for each thread where it waits (JLS 17.1, 17.2). */
ref owner[OBJECTS];
byte entered[OBJECTS];
ref waiting[THREADS];
ref wanted[THREADS];              /* the monitor for which a thread waits */
#define no_circle() do :: holder == me -> assert(false) :: holder != me && wanted[holder] == null -> break :: else -> holder = owner[wanted[holder]] od; holder = null
#define enter(o) atomic { if :: owner[o] == null || owner[o] == me :: else -> wanted[me] = o; holder = owner[o]; no_circle(); owner[o] == null; wanted[me] = null fi; owner[o] = me; entered[o]++ }
#define leave(o) atomic { entered[o]--; if :: entered[o] == 0 -> owner[o] = null :: else fi }
#define begin_wait(o, failed) atomic { saved = entered[o]; entered[o] = 0; owner[o] = null; waiting[me] = o }
#define end_wait_or_time_out(o, failed) atomic { owner[o] == null -> waiting[me] = null; wanted[me] = null; owner[o] = me; entered[o] = saved; saved = 0 }

/* Threads: new, alive or ended. */
#define alive 1
#define ended 2
byte status[THREADS];
#define start(t) atomic { status[t] = alive; if :: (t == Thread_1) && (Thread_target(t) == lambda_object) -> run Turnstile_pay_thread(t, Thread_target(t)) :: else -> status[t] = ended fi }
#define finish() atomic { status[me] = ended; if :: waiting[1] == me -> waiting[1] = null; wanted[1] = me :: else fi; if :: waiting[2] == me -> waiting[2] = null; wanted[2] = me :: else fi }

/* java.util.Objects.requireNonNull */
inline Objects_requireNonNull(obj, result) { {
    if
    :: obj == null ->                                                            /* 208 */
        thrown = a_NullPointerException;                                         /* 209 */
        goto Objects_requireNonNull_end;
    :: else ->                                                                   /* 208 */
        result = obj;                                                            /* 210 */
    fi;
    Objects_requireNonNull_end:
    skip;
} }

/* Turnstile.work */
inline Turnstile_work(this) { {
    enter(this);
    do
    :: !Turnstile_paid(this) ->                                                  /* 14 */
        begin_wait(this, 0);                                                     /* 15 */
        end_wait_or_time_out(this, 0);
    :: else ->                                                                   /* 14 */
        break;
    od;
    Turnstile_open(this) = 1;                                                    /* 17 */
    leave(this);
} }

#ifdef FAIR
/* Moves where nobody else does: a run that ends stays in its last state for ever. */
active proctype nobody() { do :: status[null] == 0 od }
#endif

active proctype Turnstile_main_thread() {
    ref me = main_thread_;
    byte saved;
    ref turnstile;
    ref value_4;
    ref thrown;
    ref holder;
    status[me] = alive;
    turnstile = Turnstile_1;                                                     /* 21 */
    Objects_requireNonNull(turnstile, value_4);                                  /* 22 */
    if :: thrown == null :: else -> goto Turnstile_main_end fi;
    lambda_object_captured_1(lambda_object) = turnstile;
    Thread_target(Thread_1) = lambda_object;
    start(Thread_1);
    Turnstile_work(turnstile);                                                   /* 23 */
    Turnstile_main_end:
    skip;
    assert(thrown == null);
    finish();
}

proctype Turnstile_pay_thread(ref me; ref this) {
    ref this_object;
    ref thrown;
    ref holder;
    this_object = lambda_object_captured_1(this);
    lambda_object_2_captured_1(lambda_object_2) = this_object;                   /* 9 */
    lambda_object_3_captured_1(lambda_object_3) = this_object;
    if
    :: true -> skip;
    :: atomic { followed == 0; followed = 1; stated_1_of_1 = lambda_object_2; stated_1_of_2 = lambda_object_3 };
    fi;
    Turnstile_paid(this_object) = 1;                                             /* 10 */
    finish();
}

/* What is claimed of endless runs. */

/* The formula that is stated in Turnstile.pay, line 9. */
#define stated_1_1 (Turnstile_paid(lambda_object_2_captured_1(stated_1_of_1)))
#define stated_1_2 (Turnstile_open(lambda_object_3_captured_1(stated_1_of_2)))
never claim_1 {
begin_of_run:
    if
    :: !(followed == 1) -> goto begin_of_run
    :: (followed == 1) -> goto state_0_0
    :: (followed == 1) && stated_1_1 && !stated_1_2 -> goto state_1_0
    fi;
state_0_0:
    if
    :: true -> goto state_0_0
    :: stated_1_1 && !stated_1_2 -> goto state_1_0
    fi;
accept_0:
    if
    :: true -> goto state_0_0
    :: stated_1_1 && !stated_1_2 -> goto state_1_0
    fi;
state_1_0:
    if
    :: !stated_1_2 -> goto accept_1
    fi;
accept_1:
    if
    :: !stated_1_2 -> goto accept_1
    fi;
}

/*
 * A model of docs/examples/Forks.java, made by sojourner 0.1.0.
 * Each object is a number. Numbers at the right are lines of the Java source.
 * Verify it with
 *     spin -a MODEL && cc -O2 -w -fwrapv -DSAFETY -o pan pan.c && ./pan
 * -fwrapv makes numbers wrap around as in Java.
 */
#define ref byte
#define null 0
#define OBJECTS 11
#define THREADS 4
#define main_thread_ 1
#define Thread_1 2    /* Forks.main, line 15 */
#define Thread_2 3    /* Forks.main, line 16 */
#define Object_1 4    /* Forks.<clinit>, line 3 */
#define Object_2 5    /* Forks.<clinit>, line 4 */
#define lambda_object 6    /* Forks.main, line 15 */
#define lambda_object_2 7    /* Forks.main, line 16 */

/* Fields, for each object of the class that has them; for what is local no two threads contend. */
ref Forks_left;
ref Forks_right;
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
#define start(t) atomic { status[t] = alive; if :: (t == Thread_1) && (Thread_target(t) == lambda_object) -> run Forks_lambda_main_0_thread(t, Thread_target(t)) :: (t == Thread_2) && (Thread_target(t) == lambda_object_2) -> run Forks_lambda_main_1_thread(t, Thread_target(t)) :: else -> status[t] = ended fi }
#define finish() skip                 /* nobody asks for the end of a thread */

/* Forks.<clinit> */
inline Forks_clinit() { {
    Forks_left = Object_1;                                                       /* 3 */
    Forks_right = Object_2;                                                      /* 4 */
} }

/* Forks.eat */
inline Forks_eat(first, second) { {
    atomic {
        local_2 = first;                                                         /* 7 */
        enter(first);
        local_3 = second;                                                        /* 8 */
    };
    atomic {
        enter(second);
        leave(local_3);                                                          /* 10 */
        leave(local_2);                                                          /* 11 */
    };
} }

active proctype Forks_main_thread() {
    ref me = main_thread_;
    ref thrown;
    status[me] = alive;
    Forks_clinit();
    atomic {
        Thread_target(Thread_1) = lambda_object;                                 /* 15 */
        start(Thread_1);
        Thread_target(Thread_2) = lambda_object_2;                               /* 16 */
    };
    atomic {
        start(Thread_2);
        finish();
    };
}

proctype Forks_lambda_main_0_thread(ref me; ref this) {
    ref lambda_main_0_value_1;
    ref local_2;
    ref local_3;
    ref value_0;
    ref thrown;
    value_0 = Forks_left;                                                        /* 15 */
    lambda_main_0_value_1 = Forks_right;
    Forks_eat(value_0, lambda_main_0_value_1);
    finish();
}

proctype Forks_lambda_main_1_thread(ref me; ref this) {
    ref lambda_main_1_value_0;
    ref lambda_main_1_value_1;
    ref local_2;
    ref local_3;
    ref thrown;
    lambda_main_1_value_0 = Forks_right;                                         /* 16 */
    lambda_main_1_value_1 = Forks_left;
    Forks_eat(lambda_main_1_value_0, lambda_main_1_value_1);
    finish();
}

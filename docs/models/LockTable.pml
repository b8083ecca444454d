/*
 * A model of tests/corpus/check/seeds/LockTable.java, made by sojourner 0.1.0.
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
#define Task_1 2    /* LockTable.main, line 57 */
#define Killer_1 3    /* LockTable.main, line 58 */
#define LockTable_1 4    /* LockTable.main, line 56 */
#define Thread_array 5    /* LockTable.<init>, line 7 */
#define an_ArrayIndexOutOfBoundsException 6
#define an_IllegalThreadStateException 7
#define a_ThreadDeath 8
#define an_AssertionError 9
#define is_ThreadDeath(o) (o == a_ThreadDeath)
#define is_AssertionError(o) (o == an_AssertionError)

/* Fields, for each object of the class that has them; for what is local no two threads contend. */
ref LockTable_owners_of[1];
#define LockTable_owners(o) LockTable_owners_of[(o) - 4]
ref Task_table_of[1];
#define Task_table(o) Task_table_of[(o) - 2]
ref Killer_task_of[1];
#define Killer_task(o) Killer_task_of[(o) - 3]
typedef object_cells { ref at[3] };
object_cells object_arrays[1];
local int object_lengths[1];
#define object_cell(o, i) object_arrays[(o) - 5].at[i]
#define object_length(o) object_lengths[(o) - 5]

/* Exceptions: thrown holds one on its way to where it is caught. */
#define raise_if(condition, exception, caught) if :: condition -> thrown = exception; goto caught :: else fi

/* Monitors: the thread that has entered one, how often, and for each thread where it waits (JLS 17.1, 17.2). */
ref owner[OBJECTS];
byte entered[OBJECTS];
ref waiting[THREADS];
#define enter(o) atomic { owner[o] == null || owner[o] == me -> owner[o] = me; entered[o]++ }
#define leave(o) atomic { entered[o]--; if :: entered[o] == 0 -> owner[o] = null :: else fi }

/* Threads: new, alive or ended. */
#define alive 1
#define ended 2
byte status[THREADS];
#define must_be_new(t, failed) if :: status[t] != 0 -> thrown = an_IllegalThreadStateException; goto failed :: else fi
#define start(t) atomic { status[t] = alive; if :: t == Killer_1 -> run Killer_thread(t) :: t == Task_1 -> run Task_thread(t) fi }
#define finish() atomic { status[me] = ended }
bool stopped[THREADS];
#define stop(t, failed) atomic { if :: t == me -> thrown = a_ThreadDeath; goto failed :: t != me && status[t] == alive -> stopped[t] = true; if :: waiting[t] != null -> waiting[t] = null :: else fi :: else fi }
#define moves(failed) skip; if :: stopped[me] -> stopped[me] = false; thrown = a_ThreadDeath; goto failed :: else fi
#define join(t, failed) atomic { (status[t] != alive || stopped[me]); if :: stopped[me] -> stopped[me] = false; thrown = a_ThreadDeath; goto failed :: else fi }

/* A run ends where the class library does what a model does not have. */
#define unmodelled(number) assert(number < 0)
/* 0: Thread.stop of a thread that has not been started */

/* LockTable.<init> */
inline LockTable_init(this) { {
    object_length(Thread_array) = 3;                                             /* 7 */
    atomic { moves(LockTable_init_end); LockTable_owners(this) = Thread_array };
    LockTable_init_end:
    skip;
} }

/* LockTable$Task.<init> */
inline Task_init(this, table) { {
    atomic { moves(Task_init_end); Task_table(this) = table };                   /* 29 */
    Task_init_end:
    skip;
} }

/* LockTable$Killer.<init> */
inline Killer_init(this, task) { {
    atomic { moves(Killer_init_end); Killer_task(this) = task };                 /* 46 */
    Killer_init_end:
    skip;
} }

/* LockTable.release */
inline LockTable_release(this, property) { {
    atomic { moves(LockTable_release_end_outside); enter(this) };
    atomic { moves(LockTable_release_end); release_value_2 = LockTable_owners(this) }; /* 18 */
    raise_if(property < 0 || property >= 3, an_ArrayIndexOutOfBoundsException, LockTable_release_end);
    atomic { moves(LockTable_release_end); object_cell(release_value_2, property) = null };
    LockTable_release_end:
    leave(this);
    LockTable_release_end_outside:
    skip;
} }

/* LockTable.lock */
inline LockTable_lock(this, property, task, result) { {
    atomic { moves(LockTable_lock_end_outside); enter(this) };
    atomic { moves(LockTable_lock_end); lock_value_3 = LockTable_owners(this) }; /* 10 */
    raise_if(property < 0 || property >= 3, an_ArrayIndexOutOfBoundsException, LockTable_lock_end);
    atomic { moves(LockTable_lock_end); value_4 = object_cell(lock_value_3, property) };
    if
    :: value_4 != null ->
        result = 0;                                                              /* 11 */
    :: else ->                                                                   /* 10 */
        atomic { moves(LockTable_lock_end); lock_value_5 = LockTable_owners(this) }; /* 13 */
        raise_if(property < 0 || property >= 3, an_ArrayIndexOutOfBoundsException, LockTable_lock_end);
        atomic { moves(LockTable_lock_end); object_cell(lock_value_5, property) = task };
        result = 1;                                                              /* 14 */
    fi;
    LockTable_lock_end:
    leave(this);
    LockTable_lock_end_outside:
    skip;
} }

/* LockTable.isFree */
inline LockTable_isFree(this, property, result) { {
    atomic { moves(LockTable_isFree_end_outside); enter(this) };
    atomic { moves(LockTable_isFree_end); isFree_value_2 = LockTable_owners(this) }; /* 22 */
    raise_if(property < 0 || property >= 3, an_ArrayIndexOutOfBoundsException, LockTable_isFree_end);
    atomic { moves(LockTable_isFree_end); isFree_value_3 = object_cell(isFree_value_2, property) };
    if
    :: isFree_value_3 == null ->
        isFree_value_4 = 1;
    :: else ->
        isFree_value_4 = 0;
    fi;
    result = isFree_value_4;
    LockTable_isFree_end:
    leave(this);
    LockTable_isFree_end_outside:
    skip;
} }

active proctype LockTable_main_thread() {
    ref me = main_thread_;
    ref isFree_value_2;
    ref isFree_value_3;
    int isFree_value_4;
    ref killer;
    ref table;
    ref task;
    int value_8;
    ref thrown;
    status[me] = alive;
    LockTable_init(LockTable_1);                                                 /* 56 */
    if :: thrown == null :: else -> goto LockTable_main_end fi;
    table = LockTable_1;
    Task_init(Task_1, table);                                                    /* 57 */
    if :: thrown == null :: else -> goto LockTable_main_end fi;
    task = Task_1;
    Killer_init(Killer_1, task);                                                 /* 58 */
    if :: thrown == null :: else -> goto LockTable_main_end fi;
    killer = Killer_1;
    must_be_new(task, LockTable_main_end);                                       /* 59 */
    atomic { moves(LockTable_main_end); start(task) };
    must_be_new(killer, LockTable_main_end);                                     /* 60 */
    atomic { moves(LockTable_main_end); start(killer) };
    join(task, LockTable_main_end);                                              /* 61 */
    LockTable_isFree(table, 1, value_8);                                         /* 62 */
    if :: thrown == null :: else -> goto LockTable_main_end fi;
    if
    :: value_8 == 0 ->
        thrown = an_AssertionError;
        goto LockTable_main_end;
    :: else ->
    fi;
    LockTable_main_end:
    skip;
    assert(thrown == null || !is_AssertionError(thrown));
    assert(thrown == null || is_AssertionError(thrown) || is_ThreadDeath(thrown));
    finish();
}

proctype Killer_thread(ref me) {
    ref run_value_1;
    ref thrown;
    atomic { moves(Killer_run_end); run_value_1 = Killer_task(me) };             /* 51 */
    atomic { moves(Killer_run_end); if :: status[run_value_1] == 0 -> unmodelled(0) :: else fi };
    atomic { moves(Killer_run_end); stop(run_value_1, Killer_run_end) };
    Killer_run_end:
    skip;
    finish();
}

proctype Task_thread(ref me) {
    ref Task_run_value_1;
    ref local_1;
    ref lock_value_3;
    ref lock_value_5;
    ref release_value_2;
    ref run_value_3;
    ref run_value_5;
    int value_2;
    ref value_4;
    ref thrown;
    atomic { moves(Task_run_catch_37_2); Task_run_value_1 = Task_table(me) };    /* 35 */
    LockTable_lock(Task_run_value_1, 1, me, value_2);
    if :: thrown == null :: else -> goto Task_run_catch_37_2 fi;
    atomic { moves(Task_run_end); run_value_3 = Task_table(me) };                /* 37 */
    LockTable_release(run_value_3, 1);
    if :: thrown == null :: else -> goto Task_run_end fi;
    goto Task_run_end;
    Task_run_catch_37_2:
    local_1 = thrown;
    thrown = null;
    atomic { moves(Task_run_end); run_value_5 = Task_table(me) };
    LockTable_release(run_value_5, 1);
    if :: thrown == null :: else -> goto Task_run_end fi;
    thrown = local_1;                                                            /* 38 */
    goto Task_run_end;
    Task_run_end:
    skip;
    assert(thrown == null || is_ThreadDeath(thrown));
    finish();
}

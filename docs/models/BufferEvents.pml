/*
 * A model of docs/examples/BufferEvents.java, made by sojourner 0.1.0.
 * Each object is a number. Numbers at the right are lines of the Java source.
 * There are so many objects and cells; a run that needs more fails an assertion:
 *     4 of Item_1
 * Verify it with
 *     spin -a MODEL && cc -O2 -w -fwrapv -DSAFETY -o pan pan.c && ./pan
 * -fwrapv makes numbers wrap around as in Java.
 */
#define ref byte
#define null 0
#define OBJECTS 16
#define THREADS 4
#define main_thread_ 1
#define Producer_1 2    /* BufferEvents.main, line 114 */
#define Consumer_1 3    /* BufferEvents.main, line 115 */
#define Buffer_1 4    /* BufferEvents.main, line 113 */
#define Item_1 5    /* BufferEvents$Producer.run, line 79 */
local byte Item_1_made;    /* of 4 */
#define Item_array 9    /* BufferEvents$Buffer.<init>, line 17 */
#define Item_array_2 10    /* BufferEvents$Consumer.run, line 94 */
#define a_NullPointerException 11
#define an_ArrayIndexOutOfBoundsException 12
#define a_Halted 13
#define an_AssertionError 14
#define is_Halted(o) (o == a_Halted)
#define is_AssertionError(o) (o == an_AssertionError)

/* Fields, for each object of the class that has them; for what is local no two threads contend. */
local ref Buffer_slots_of[1];
#define Buffer_slots(o) Buffer_slots_of[(o) - 4]
local int Buffer_nextPut_of[1];
#define Buffer_nextPut(o) Buffer_nextPut_of[(o) - 4]
local int Buffer_nextGet_of[1];
#define Buffer_nextGet(o) Buffer_nextGet_of[(o) - 4]
local int Buffer_used_of[1];
#define Buffer_used(o) Buffer_used_of[(o) - 4]
local bool Buffer_halted_of[1];
#define Buffer_halted(o) Buffer_halted_of[(o) - 4]
local ref Producer_buffer_of[1];
#define Producer_buffer(o) Producer_buffer_of[(o) - 2]
local ref Consumer_buffer_of[1];
#define Consumer_buffer(o) Consumer_buffer_of[(o) - 3]
local int Item_attribute_of[4];
#define Item_attribute(o) Item_attribute_of[(o) - 5]
typedef object_cells { ref at[10] };
local object_cells object_arrays[2];
local int object_lengths[2];
#define object_cell(o, i) object_arrays[(o) - 9].at[i]
#define object_length(o) object_lengths[(o) - 9]

/* Exceptions: thrown holds one on its way to where it is caught. */
#define raise_if(condition, exception, caught) if :: condition -> thrown = exception; goto caught :: else fi

/* Monitors: the thread that has entered one, how often, and for each thread where it waits (JLS 17.1, 17.2). */
ref owner[OBJECTS];
byte entered[OBJECTS];
ref waiting[THREADS];
ref wanted[THREADS];              /* the monitor for which a thread waits */
#define no_circle() do :: holder == me -> assert(false) :: holder != me && wanted[holder] == null -> break :: else -> holder = owner[wanted[holder]] od; holder = null
#define enter(o) atomic { if :: owner[o] == null || owner[o] == me :: else -> wanted[me] = o; holder = owner[o]; no_circle(); owner[o] == null; wanted[me] = null fi; owner[o] = me; entered[o]++ }
#define leave(o) atomic { entered[o]--; if :: entered[o] == 0 -> owner[o] = null :: else fi }
#define begin_wait(o, failed) atomic { saved = entered[o]; entered[o] = 0; owner[o] = null; waiting[me] = o }
#define end_wait(o, failed) atomic { waiting[me] == null && owner[o] == null -> wanted[me] = null; owner[o] = me; entered[o] = saved; saved = 0 }
#define notify_all(o) atomic { if :: waiting[1] == o -> waiting[1] = null; wanted[1] = o :: else fi; if :: waiting[2] == o -> waiting[2] = null; wanted[2] = o :: else fi; if :: waiting[3] == o -> waiting[3] = null; wanted[3] = o :: else fi }

/* Threads: new, alive or ended. */
#define alive 1
byte status[THREADS];
#define start(t) atomic { status[t] = alive; if :: t == Consumer_1 -> run Consumer_thread(t) :: t == Producer_1 -> run Producer_thread(t) fi }
#define finish() skip                 /* nobody asks for the end of a thread */

/* BufferEvents$Buffer.<init> */
inline Buffer_init(this) { {
    atomic {
        object_length(Item_array) = 3;                                           /* 17 */
        Buffer_slots(this) = Item_array;
    };
} }

/* BufferEvents$Producer.<init> */
inline Producer_init(this, buffer) { {
    Producer_buffer(this) = buffer;                                              /* 73 */
} }

/* BufferEvents$Consumer.<init> */
inline Consumer_init(this, buffer) { {
    Consumer_buffer(this) = buffer;                                              /* 89 */
} }

/* BufferEvents$Buffer.pause */
inline Buffer_pause(this) { {
    atomic {
        begin_wait(this, 0);                                                     /* 62 */
        end_wait(this, 0);
    };
} }

/* BufferEvents$Buffer.get */
inline Buffer_get(this, result) { {
    atomic {
        enter(this);
        do
        :: Buffer_used(this) == 0 ->                                             /* 37 */
            if
            :: !Buffer_halted(this) ->
                Buffer_pause(this);                                              /* 38 */
            :: else ->                                                           /* 37 */
                break;
            fi;
        :: else ->
            break;
        od;
    };
    if
    :: Buffer_halted(this) ->                                                    /* 40 */
        atomic {
            thrown = a_Halted;                                                   /* 41 */
            goto Buffer_get_end;
        };
    :: else ->                                                                   /* 40 */
        get_value_5 = Buffer_nextGet(this);                                      /* 43 */
        printf("MSC: get %d\n", get_value_5);
        atomic {
            value_6 = Buffer_slots(this);                                        /* 44 */
            index = Buffer_nextGet(this);
            raise_if(index < 0 || index >= 3, an_ArrayIndexOutOfBoundsException, Buffer_get_end);
            item = object_cell(value_6, index);
            value_9 = Buffer_slots(this);                                        /* 45 */
            index = Buffer_nextGet(this);
            raise_if(index < 0 || index >= 3, an_ArrayIndexOutOfBoundsException, Buffer_get_end);
            object_cell(value_9, index) = null;
            get_value_12 = Buffer_nextGet(this) + 1;                             /* 46 */
            Buffer_nextGet(this) = get_value_12 % 3;
            if
            :: Buffer_used(this) == 3 ->                                         /* 47 */
                notify_all(this);                                                /* 48 */
            :: else ->                                                           /* 47 */
            fi;
            value_16 = Buffer_used(this) - 1;                                    /* 50 */
            Buffer_used(this) = value_16;
            result = item;                                                       /* 51 */
        };
    fi;
    Buffer_get_end:
    leave(this);
} }

/* BufferEvents$Item.<init> */
inline Item_init(this, attribute) { {
    Item_attribute(this) = attribute;                                            /* 9 */
} }

/* BufferEvents$Buffer.halt */
inline Buffer_halt(this) { {
    enter(this);
    printf("MSC: halts\n");                                                      /* 55 */
    atomic {
        Buffer_halted(this) = 1;                                                 /* 56 */
        notify_all(this);                                                        /* 57 */
        leave(this);
    };
} }

/* BufferEvents$Buffer.put */
inline Buffer_put(this, item) { {
    atomic {
        enter(this);
        do
        :: Buffer_used(this) == 3 ->                                             /* 24 */
            Buffer_pause(this);                                                  /* 25 */
        :: else ->                                                               /* 24 */
            break;
        od;
        put_value_3 = Buffer_nextPut(this);                                      /* 27 */
    };
    printf("MSC: put %d\n", put_value_3);
    atomic {
        put_value_4 = Buffer_slots(this);                                        /* 28 */
        put_index = Buffer_nextPut(this);
        raise_if(put_index < 0 || put_index >= 3, an_ArrayIndexOutOfBoundsException, Buffer_put_end);
        object_cell(put_value_4, put_index) = item;
        value_7 = Buffer_nextPut(this) + 1;                                      /* 29 */
        Buffer_nextPut(this) = value_7 % 3;
        if
        :: Buffer_used(this) == 0 ->                                             /* 30 */
            notify_all(this);                                                    /* 31 */
        :: else ->                                                               /* 30 */
        fi;
        value_11 = Buffer_used(this) + 1;                                        /* 33 */
        Buffer_used(this) = value_11;
        Buffer_put_end:
        leave(this);
    };
} }

active proctype BufferEvents_main_thread() {
    ref me = main_thread_;
    ref buffer;
    ref thrown;
    ref holder;
    status[me] = alive;
    atomic {
        Buffer_init(Buffer_1);                                                   /* 113 */
        buffer = Buffer_1;
        Producer_init(Producer_1, buffer);                                       /* 114 */
        start(Producer_1);
        Consumer_init(Consumer_1, buffer);                                       /* 115 */
    };
    atomic {
        start(Consumer_1);
        finish();
    };
}

proctype Consumer_thread(ref me) {
    int count;
    ref end;
    int get_value_12;
    int get_value_5;
    int i;
    int index;
    ref item;
    ref received;
    ref run_value_4;
    byte saved;
    ref value_12;
    int value_16;
    ref value_5;
    ref value_6;
    ref value_9;
    ref thrown;
    ref holder;
    atomic {
        received = Item_array_2;                                                 /* 94 */
        object_length(Item_array_2) = 10;
        count = 0;                                                               /* 95 */
    };
    do
    :: count < 10 ->                                                             /* 97 */
        run_value_4 = Consumer_buffer(me);                                       /* 98 */
        Buffer_get(run_value_4, value_5);
        atomic {
            if :: thrown == null :: is_Halted(thrown) -> goto Consumer_run_catch_101_4 :: else -> goto Consumer_run_end fi;
            raise_if(count < 0 || count >= 10, an_ArrayIndexOutOfBoundsException, Consumer_run_end);
            object_cell(received, count) = value_5;
            count = count + 1;                                                   /* 99 */
        };
    :: else ->                                                                   /* 97 */
        break;
    od;
    goto Consumer_run_line_104_5;
    Consumer_run_catch_101_4:
    atomic {
        end = thrown;                                                            /* 101 */
        thrown = null;
    };
    printf("MSC: is told to halt\n");                                            /* 102 */
    Consumer_run_line_104_5:
    printf("MSC: received %d\n", count);                                         /* 104 */
    atomic {
        if
        :: count != 6 ->                                                         /* 105 */
            thrown = an_AssertionError;
            goto Consumer_run_end;
        :: else ->
            i = 0;                                                               /* 106 */
            do
            :: i < count ->
                raise_if(i < 0 || i >= 10, an_ArrayIndexOutOfBoundsException, Consumer_run_end); /* 107 */
                if
                :: object_cell(received, i) != null ->
                    raise_if(i < 0 || i >= 10, an_ArrayIndexOutOfBoundsException, Consumer_run_end);
                    value_12 = object_cell(received, i);
                    raise_if(value_12 == null, a_NullPointerException, Consumer_run_end);
                    if
                    :: Item_attribute(value_12) != i ->
                        goto Consumer_run_line_107_13;
                    :: else ->
                        i = i + 1;                                               /* 106 */
                    fi;
                :: else ->                                                       /* 107 */
                    goto Consumer_run_line_107_13;
                fi;
            :: else ->                                                           /* 106 */
                break;
            od;
            goto Consumer_run_end;
        Consumer_run_line_107_13:
            thrown = an_AssertionError;                                          /* 107 */
            goto Consumer_run_end;
        fi;
    };
    Consumer_run_end:
    atomic {
        skip;
        assert(thrown == null || !is_AssertionError(thrown));
        assert(thrown == null || is_AssertionError(thrown));
        finish();
    };
}

proctype Producer_thread(ref me) {
    ref Producer_run_value_4;
    int put_index;
    int put_value_3;
    ref put_value_4;
    int run_i;
    ref run_value_3;
    byte saved;
    int value_11;
    ref value_2;
    int value_7;
    ref thrown;
    ref holder;
    run_i = 0;                                                                   /* 78 */
    do
    :: run_i < 6 ->
        atomic {
            atomic { assert(Item_1_made < 4); run_value_3 = Item_1 + Item_1_made; Item_1_made++ }; /* 79 */
            value_2 = Producer_buffer(me);
            Item_init(run_value_3, run_i);
        };
        Buffer_put(value_2, run_value_3);
        atomic {
            if :: thrown == null :: else -> goto Producer_run_end fi;
            run_i = run_i + 1;                                                   /* 78 */
        };
    :: else ->
        break;
    od;
    Producer_run_value_4 = Producer_buffer(me);                                  /* 81 */
    Buffer_halt(Producer_run_value_4);
    Producer_run_end:
    atomic {
        skip;
        assert(thrown == null);
        finish();
    };
}

/*
 * A model of docs/examples/Shapes.java, made by sojourner 0.1.0.
 * Each object is a number. Numbers at the right are lines of the Java source.
 * Verify it with
 *     spin -a MODEL && cc -O2 -w -fwrapv -DSAFETY -o pan pan.c && ./pan
 * -fwrapv makes numbers wrap around as in Java.
 */
#define ref byte
#define null 0
#define THREADS 2
#define main_thread_ 1
#define Square_1 2    /* Shapes.main, line 51 */
#define Cube_1 3    /* Shapes.main, line 51 */
#define Shape_array 4    /* Shapes.main, line 51 */
#define a_NullPointerException 5
#define an_ArrayIndexOutOfBoundsException 6
#define an_ArithmeticException 7
#define an_AssertionError 8
#define is_AssertionError(o) (o == an_AssertionError)

/* Fields, for each object of the class that has them; for what is local no two threads contend. */
local int Shapes_divisions;
local int Square_side_of[2];
#define Square_side(o) Square_side_of[(o) - 2]
typedef object_cells { ref at[2] };
local object_cells object_arrays[1];
local int object_lengths[1];
#define object_cell(o, i) object_arrays[(o) - 4].at[i]
#define object_length(o) object_lengths[(o) - 4]

/* Exceptions: thrown holds one on its way to where it is caught. */
#define raise_if(condition, exception, caught) if :: condition -> thrown = exception; goto caught :: else fi

/* Threads: new, alive or ended. */
#define alive 1
byte status[THREADS];
#define finish() skip                 /* nobody asks for the end of a thread */

/* What a caller still needs when a method that may call it again has come back. */
#define STACK 16
#define push(value) stack[stack_top] = value; stack_top++
#define pop(variable) stack_top--; variable = stack[stack_top]; stack[stack_top] = 0

/* Shapes$Square.<init> */
inline Square_init(this, side) { {
    Square_side(this) = side;                                                    /* 11 */
} }

/* Shapes$Cube.<init> */
inline Cube_init(this, side) { {
    Square_init(this, side);                                                     /* 22 */
} }

/* Shapes$Square.area */
inline Square_area(this, result) { {
    atomic {
        area_value_1 = Square_side(this);                                        /* 16 */
        result = area_value_1 * Square_side(this);
    };
} }

/* Shapes$Cube.area */
inline Cube_area(this, result) { {
    atomic {
        Square_area(this, Cube_area_value_1);                                    /* 27 */
        result = 6 * Cube_area_value_1;
    };
} }

/* Shapes.divided */
inline Shapes_divided(total, by, result) { {
    atomic {
        raise_if(by == 0, an_ArithmeticException, Shapes_divided_catch_43_2);    /* 42 */
        local_2 = (by == -1 -> 0 - total : total / by);
        divided_value_4 = Shapes_divisions + 1;                                  /* 46 */
        Shapes_divisions = divided_value_4;
        result = local_2;                                                        /* 42 */
        goto Shapes_divided_end;
        Shapes_divided_catch_43_2:
        byZero = thrown;                                                         /* 43 */
        thrown = null;
        local_3 = -1;                                                            /* 44 */
        value_8 = Shapes_divisions + 1;                                          /* 46 */
        Shapes_divisions = value_8;
        result = local_3;                                                        /* 44 */
        Shapes_divided_end:
        skip;
    };
} }

active proctype Shapes_main_thread() {
    ref me = main_thread_;
    int Cube_area_value_1;
    short Shapes_sum_caller;
    int area_value_1;
    ref byZero;
    int divided_value_4;
    int from;
    int local_2;
    int local_3;
    int returned;
    ref shapes;
    ref sum_shapes;
    ref sum_value_3;
    int total;
    int value_12;
    int value_4;
    int value_6;
    int value_8;
    int value_9;
    ref thrown;
    int stack[STACK];
    short stack_top;
    status[me] = alive;
    atomic {
        object_length(Shape_array) = 2;                                          /* 51 */
        Square_init(Square_1, 2);
        object_cell(Shape_array, 0) = Square_1;
        Cube_init(Cube_1, 1);
        object_cell(Shape_array, 1) = Cube_1;
        shapes = Shape_array;
    };
    atomic { sum_shapes = shapes; from = 0; Shapes_sum_caller = 1 };             /* 52 */
    goto Shapes_sum;
    Shapes_main_after_Shapes_sum_52_8:
    if :: thrown == null :: else -> goto Shapes_main_end fi;
    total = returned;
    atomic {
        if
        :: total != 10 ->                                                        /* 53 */
            thrown = an_AssertionError;
            goto Shapes_main_end;
        :: else ->
            Shapes_divided(total, 5, value_9);                                   /* 54 */
            if
            :: value_9 != 2 ->
                thrown = an_AssertionError;
                goto Shapes_main_end;
            :: else ->
                Shapes_divided(total, 0, value_12);                              /* 55 */
                if
                :: value_12 != -1 ->
                    thrown = an_AssertionError;
                    goto Shapes_main_end;
                :: else ->
                    if
                    :: Shapes_divisions != 2 ->                                  /* 56 */
                        thrown = an_AssertionError;
                        goto Shapes_main_end;
                    :: else ->
                    fi;
                fi;
            fi;
        fi;
    };
    Shapes_main_end:
    atomic {
        skip;
        goto Shapes_main_thread_ends;
    };

    /* Shapes.sum */
Shapes_sum:
    if
    :: from == 2 ->                                                              /* 34 */
        returned = 0;                                                            /* 35 */
    :: else ->                                                                   /* 34 */
        raise_if(from < 0 || from >= 2, an_ArrayIndexOutOfBoundsException, Shapes_sum_end); /* 37 */
        sum_value_3 = object_cell(sum_shapes, from);
        raise_if(sum_value_3 == null, a_NullPointerException, Shapes_sum_end);
        if
        :: sum_value_3 == Square_1 ->
            Square_area(sum_value_3, value_4);
        :: sum_value_3 == Cube_1 ->
            Cube_area(sum_value_3, value_4);
        fi;
        atomic { assert(stack_top + 2 <= STACK); push(Shapes_sum_caller); push(value_4); from = (from + 1); Shapes_sum_caller = 2 };
        goto Shapes_sum;
    Shapes_sum_after_Shapes_sum_37_6:
        atomic { pop(value_4); pop(Shapes_sum_caller) };
        if :: thrown == null :: else -> goto Shapes_sum_end fi;
        value_6 = returned;
        returned = value_4 + value_6;
    fi;
    Shapes_sum_end:
    skip;
    if
    :: Shapes_sum_caller == 1 -> goto Shapes_main_after_Shapes_sum_52_8;
    :: Shapes_sum_caller == 2 -> goto Shapes_sum_after_Shapes_sum_37_6;
    fi;

Shapes_main_thread_ends:
    atomic {
        assert(thrown == null || !is_AssertionError(thrown));
        assert(thrown == null || is_AssertionError(thrown));
        finish();
    };
}

/* Peterson's filter lock, as in programs/check/FilterLock.java: -DCOUNT. Each access to memory is a step. */
byte level[COUNT];
byte last[COUNT];
bool waits, works;

ltl served { [] (waits -> <> works) }

active [COUNT] proctype Worker() {
    byte floor, other, seen;
    bool crowded;
    do
    :: true ->
        if :: _pid == 0 -> waits = true :: else fi;
        floor = 1;
        do
        :: floor < COUNT ->
            level[_pid] = floor;
            last[floor] = _pid;
            do
            :: true ->
                seen = last[floor];
                if :: seen != _pid -> break :: else fi;
                crowded = false;
                other = 0;
                do
                :: other < COUNT && !crowded ->
                    if
                    :: other != _pid -> seen = level[other]; crowded = seen >= floor
                    :: else
                    fi;
                    other++
                :: else -> break
                od;
                if :: !crowded -> break :: else fi
            od;
            floor++
        :: else -> break
        od;
        if :: _pid == 0 -> waits = false; works = true; works = false :: else fi;
        level[_pid] = 0
    od
}

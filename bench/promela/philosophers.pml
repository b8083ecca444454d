/* Dining philosophers, each of whom eats once, as in programs/check/Philosophers.java: -DCOUNT; -DORDERED for the version that
 * cannot deadlock, in which everybody takes the fork with the lower number first. */
bool taken[COUNT];

inline take(fork) { atomic { !taken[fork] -> taken[fork] = true } }
inline drop(fork) { taken[fork] = false }

proctype Philosopher(byte first; byte second) {
    take(first);
    take(second);
    skip;                           /* Thread.yield() */
    drop(second);
    drop(first)
}

init {
    byte i;
    do
    :: i < COUNT ->
        if
#ifdef ORDERED
        :: i == COUNT - 1 -> run Philosopher(0, i)
        :: else -> run Philosopher(i, i + 1)
#else
        :: true -> run Philosopher(i, (i + 1) % COUNT)
#endif
        fi;
        i++
    :: else -> break
    od
}

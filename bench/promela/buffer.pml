/* The bounded buffer of seed 000, statement by statement as in programs/check/BoundedBuffer.java.
 * -DSIZE -DITEMS -DCONSUMERS; -DONE for notify instead of notifyAll in put and get (seeded error 11).
 * A monitor is its owner (0: free) and the set of those that wait; a waiter that was notified competes for the monitor again. */
#define PROCESSES (CONSUMERS + 2)   /* init is 0, the producer 1 */

byte owner;
bool waits[PROCESSES];
byte slots[SIZE];                   /* attribute + 1; 0 is null */
byte nextPut, nextGet, used;
bool halted;

inline enter() { atomic { owner == 0 -> owner = _pid } }
inline leave() { owner = 0 }
inline pause() {
    atomic { waits[_pid] = true; owner = 0 };
    atomic { !waits[_pid] && owner == 0 -> owner = _pid }
}
inline wakeAll() {
    d_step { other = 0; do :: other < PROCESSES -> waits[other] = false; other++ :: else -> break od; other = 0 }
}
inline wakeOne() {
    atomic {
        if
        :: waits[1] -> waits[1] = false
        :: waits[2] -> waits[2] = false
#if CONSUMERS > 1
        :: waits[3] -> waits[3] = false
#endif
        :: else
        fi
    }
}
#ifdef ONE
#define wake() wakeOne()
#else
#define wake() wakeAll()
#endif

proctype Producer() {
    byte i, other;
    do
    :: i < ITEMS ->
        enter();
        do :: used == SIZE -> pause() :: else -> break od;
        slots[nextPut] = i + 1;
        nextPut = (nextPut + 1) % SIZE;
        if :: used == 0 -> wake() :: else fi;
        used++;
        leave();
        i++
    :: else -> break
    od;
    enter();
    halted = true;
    wakeAll();
    leave()
}

proctype Consumer() {
    byte received[ITEMS + 1];
    byte count, other;
    do
    :: enter();
        do :: used == 0 && !halted -> pause() :: else -> break od;
        if :: used == 0 -> leave(); break :: else fi;
        received[count] = slots[nextGet];
        slots[nextGet] = 0;
        nextGet = (nextGet + 1) % SIZE;
        if :: used == SIZE -> wake() :: else fi;
        used--;
        leave();
        count++
    od;
#if CONSUMERS == 1
    assert(count == ITEMS);
    count = 0;
    do :: count < ITEMS -> assert(received[count] == count + 1); count++ :: else -> break od
#endif
}

init {
    byte i;
    run Producer();
    do :: i < CONSUMERS -> run Consumer(); i++ :: else -> break od
}

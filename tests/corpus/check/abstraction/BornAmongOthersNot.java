//@ verdict: holds
//@ assurance: sc
//@ depth: deep for an abstraction only
//@ search: --abstract --remove Ticket.number --remove BornAmongOthersNot.served --predicate 'Ticket: number == BornAmongOthersNot.served' --predicate 'BornAmongOthersNot: served == 0'
// why: a new object has number zero, which is not the number that is served, at whatever time it is made
public class BornAmongOthersNot {
    static class Ticket {
        int number;
    }

    static int served;

    public static void main(String[] arguments) {
        Ticket early = new Ticket();
        assert early.number == served;
        served = 1;
        Ticket late = new Ticket();
        assert late.number != served;
        assert early.number != served;
    }
}

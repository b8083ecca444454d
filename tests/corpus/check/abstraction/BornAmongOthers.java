//@ verdict: violated
//@ property: assertion
//@ depth: deep for an abstraction only
//@ search: --abstract --remove Ticket.number --remove BornAmongOthers.served --predicate 'Ticket: number == BornAmongOthers.served' --predicate 'BornAmongOthers: served == 0'
// why: what a predicate over a static field is of a new object depends on what the field holds by then
public class BornAmongOthers {
    static class Ticket {
        int number;
    }

    static int served;

    public static void main(String[] arguments) {
        served = 1;
        Ticket late = new Ticket();
        assert late.number == served;
    }
}

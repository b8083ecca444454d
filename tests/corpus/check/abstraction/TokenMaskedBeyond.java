//@ verdict: violated
//@ property: exception
//@ depth: deep its counters have no bound, so there is no end without an abstraction
//@ search: --abstract --data TokenMaskedBeyond.sequence=mod:4
// why: there is no fourth slot
public class TokenMaskedBeyond {
    static int sequence;

    public static void main(String[] arguments) {
        int[] slots = new int[3];
        while (true) {
            int place = sequence & 3;
            slots[place] = 1;
            sequence = sequence + 1;
        }
    }
}

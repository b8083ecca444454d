//@ verdict: holds
//@ assurance: sc
//@ depth: deep its counters have no bound, so there is no end without an abstraction
//@ search: --abstract --data TokenMasked.sequence=mod:4
// why: two bits of a number whose remainder by four is known are a number, and may be an index
public class TokenMasked {
    static int sequence;

    public static void main(String[] arguments) {
        int[] slots = new int[4];
        while (true) {
            int place = sequence & 3;
            slots[place] = 1 - slots[place];
            assert slots[0] >= slots[1] && slots[1] >= slots[2] && slots[2] >= slots[3] || slots[0] == 0;
            sequence = sequence + 1;
        }
    }
}

//@ about: BitSet operations, ranges, conversions, a sieve and its own error messages.
//@ exit: 1
import java.util.BitSet;
import java.util.stream.Collectors;

public class BitSetTour {
    public static void main(String[] args) {
        BitSet bits = new BitSet();
        bits.set(1);
        bits.set(5, 9);
        bits.set(64, 70);
        bits.flip(6);
        bits.set(200, true);
        System.out.println(bits + " card " + bits.cardinality() + " length " + bits.length() + " size " + bits.size());
        System.out.println(bits.nextSetBit(9) + " " + bits.nextClearBit(64) + " " + bits.previousSetBit(63) + " "
                + bits.previousClearBit(8));
        System.out.println(bits.get(5, 70) + " " + bits.get(6) + " " + bits.hashCode());

        BitSet even = new BitSet(100);
        for (int i = 0; i < 100; i += 2) {
            even.set(i);
        }
        BitSet and = (BitSet) bits.clone();
        and.and(even);
        BitSet or = BitSet.valueOf(new long[] {0x8000_0000_0000_0001L, 3});
        or.or(and);
        BitSet xor = (BitSet) or.clone();
        xor.xor(bits);
        BitSet andNot = (BitSet) bits.clone();
        andNot.andNot(even);
        System.out.println(and + " " + or + " " + xor + " " + andNot);
        System.out.println(bits.intersects(even) + " " + and.intersects(andNot) + " " + bits.equals(and));
        for (long word : or.toLongArray()) {
            System.out.print(Long.toHexString(word) + " ");
        }
        for (byte b : or.toByteArray()) {
            System.out.print(b + " ");
        }
        System.out.println(BitSet.valueOf(new byte[] {-1, 0, 1}));

        BitSet composite = new BitSet();
        for (int i = 2; i * i < 500; i++) {
            if (!composite.get(i)) {
                for (int j = i * i; j < 500; j += i) {
                    composite.set(j);
                }
            }
        }
        composite.flip(2, 500);
        System.out.println(composite.stream().skip(80).mapToObj(Integer::toString).collect(Collectors.joining(",")));
        bits.clear(5, 201);
        System.out.println(bits + " " + bits.length() + " " + new BitSet(0).isEmpty());
        try {
            bits.set(9, 3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        bits.get(-1);
    }
}

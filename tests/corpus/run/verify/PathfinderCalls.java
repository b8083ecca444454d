//@ about: the calls of Java PathFinder's Verify that mean the same on a JVM
import gov.nasa.jpf.vm.Verify;

public class PathfinderCalls {
    public static void main(String[] arguments) {
        System.out.println(Verify.incrementCounter(3) + Verify.incrementCounter(3) + " " + Verify.getCounter(3));
        Verify.setCounter(12, 40);
        Verify.resetCounter(3);
        System.out.println(Verify.incrementCounter(12) + " " + Verify.getCounter(3) + " " + Verify.getCounter(99));
        Verify.setBitInBitSet(1, 5, true);
        System.out.println(Verify.getBitInBitSet(1, 5) + " " + Verify.getBitInBitSet(1, 4) + " " + Verify.getBitInBitSet(0, 5));
        choices();
        Verify.ignoreIf(false);
        Verify.interesting(true);
        Verify.boring(false);
        Verify.instrumentPoint("here");
        Verify.atLabel(1);
        Verify.breakTransition("now");
        Verify.beginAtomic();
        Verify.endAtomic();
        Verify.print("a");
        Verify.print("b", 1);
        Verify.print("c", true);
        Verify.print("d", "e", "f");
        Verify.println();
        Verify.println("line");
        Verify.threadPrintln("named");
        Verify.addComment("comment");
        System.out.println(Called.from("PathfinderCalls") + " " + Called.from("java.lang.String") + " " + Verify.NO_VALUE);
    }

    static void choices() {
        boolean within = true;
        for (int i = 0; i < 100; i++) {
            int number = Verify.getInt(3, 5);
            int random = Verify.random(2);
            within &= number >= 3 && number <= 5 && random >= 0 && random <= 2;
            within &= Verify.getIntFromList(1, -1) * Verify.getIntFromList(1, -1) != 0;
            within &= Verify.getLongFromList(1L << 40, 1L << 41) > 1L << 39;
            within &= Verify.getFloatFromList(0.5f, 0.25f) < 1 && Verify.getDoubleFromList(-0.5, -0.25) < 0;
            within &= Integer.bitCount(Verify.getBitFlip(0, 2)) == 2;
            within &= Long.bitCount(Verify.getBitFlip(-1L, 3)) == 61 && Verify.getBitFlip((byte) 0, 0) == 0;
            Verify.getBoolean();
            Verify.getBoolean(true);
            Verify.randomBool();
        }
        System.out.println(within);
    }

    static class Called {
        static boolean from(String name) {
            return Verify.isCalledFromClass(name);
        }
    }
}

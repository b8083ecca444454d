import gov.nasa.jpf.vm.Verify;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;

/** What a program can say to its checker; the argument says what. */
public class Choices {
    static volatile int shared;

    public static void main(String[] arguments) throws InterruptedException {
        switch (arguments[0]) {
            case "boolean" -> System.out.println(sojourner.Verify.chooseBoolean());
            case "int" -> System.out.println(sojourner.Verify.chooseInt(-1, 1));
            case "values" -> System.out.println(sojourner.Verify.chooseFrom("a", "b", "c"));
            case "list" -> System.out.println(sojourner.Verify.chooseFrom(List.of("x", "y")));
            case "single" -> System.out.println(sojourner.Verify.chooseInt(5, 5));
            case "empty" -> empty();
            case "two" -> System.out.println(sojourner.Verify.chooseBoolean() + " " + sojourner.Verify.chooseBoolean());
            case "print" -> sojourner.Verify.print("said");
            case "checking" -> System.out.println(sojourner.Verify.isChecking());
            case "many" -> sojourner.Verify.chooseInt(Integer.MIN_VALUE, Integer.MAX_VALUE);
            case "pathfinder" -> System.out.println(Verify.getBoolean() + " " + Verify.random(1));
            case "lists" -> lists();
            case "flip" -> System.out.println(Integer.toBinaryString((int) Verify.getBitFlip(0b111L, 1, 4)));
            case "hints" -> hints();
            case "company" -> company();
            case "assume" -> assume();
            case "ignore" -> ignore();
            case "late" -> late();
            case "counter" -> counter();
            case "terminate" -> Verify.terminateSearch();
            case "attribute" -> Verify.setObjectAttribute("object", 1);
            case "key" -> Verify.getInt("key");
            case "atomic", "nested", "interleaved" -> race(arguments[0]);
            default -> random(arguments[0]);
        }
    }

    static void empty() {
        try {
            sojourner.Verify.chooseInt(2, 1);
        } catch (IllegalArgumentException wrong) {
            System.out.println(wrong.getMessage());
        }
    }

    static void lists() {
        int one = Verify.getIntFromList(1, 2);
        long two = Verify.getLongFromList(5, 6);
        System.out.println(one + " " + two + " " + Verify.getFloatFromList(0.5f) + " " + Verify.getDoubleFromList(2.5));
    }

    static void hints() {
        Verify.interesting(true);
        Verify.boring(true);
        Verify.instrumentPoint("here");
        Verify.breakTransition("now");
        Verify.setHeuristicSearchValue(3);
        Verify.setBitInBitSet(1, 2, true);
        Verify.setBitInBitSet(1, 3, true);
        Verify.setBitInBitSet(1, 3, false);
        System.out.println(Verify.isRunningInJPF() + " " + Verify.getBitInBitSet(1, 2) + " " + Verify.getBitInBitSet(1, 3));
    }

    static void assume() {
        int value = sojourner.Verify.chooseInt(0, 4);
        sojourner.Verify.assume(value > 2);
        System.out.println(value);
    }

    static void ignore() {
        int value = Verify.getInt(0, 4);
        Verify.ignoreIf(value <= 2);
        System.out.println(value);
    }

    /** The main thread gives up at once; the other one could have been faster. */
    static void late() {
        Thread other = new Thread(() -> {
            shared = 1;
            System.out.println("other");
        });
        other.start();
        sojourner.Verify.assume(false);
    }

    /** The call that chooses is also the one that initialises the class, and there is another thread to see that. */
    static void company() throws InterruptedException {
        Thread other = new Thread(() -> shared = 1);
        other.start();
        boolean chosen = Verify.getBoolean();
        other.join();
        System.out.println(chosen);
    }

    static void counter() {
        Verify.getInt(0, 3);
        System.out.println(Verify.incrementCounter(7));
    }

    /** One thread sets a variable twice, the other looks at it in between, if it can. */
    static void race(String how) throws InterruptedException {
        Thread other = new Thread(() -> twice(how));
        other.start();
        int before = shared;
        other.join();
        System.out.println(before + "" + (shared - before));
    }

    static void twice(String how) {
        if (how.equals("interleaved")) {
            shared = 1;
            shared = 2;
            return;
        }
        if (how.equals("nested")) {
            Verify.beginAtomic();
        }
        sojourner.Verify.atomic(() -> {
            shared = 1;
            shared = 2;
        });
        if (how.equals("nested")) {
            Verify.endAtomic();
        }
    }

    static void random(String kind) {
        Random random = new Random(42);
        switch (kind) {
            case "random-int" -> System.out.println(random.nextInt(3));
            case "random-boolean" -> System.out.println(random.nextBoolean());
            case "random-range" -> System.out.println(random.nextInt(7, 9));
            case "random-long" -> System.out.println(random.nextLong(2L));
            case "random-local" -> System.out.println(ThreadLocalRandom.current().nextInt(4, 6));
            case "random-wrong" -> wrong(random);
            case "random-own" -> System.out.println(new Loaded().nextInt(4));
            case "random-any" -> System.out.println(random.nextInt());
            case "random-double" -> System.out.println(Math.random());
            case "shuffle" -> shuffle(random);
            default -> throw new IllegalArgumentException(kind);
        }
    }

    static void wrong(Random random) {
        try {
            random.nextInt(0);
        } catch (IllegalArgumentException refused) {
            System.out.println(refused.getMessage());
        }
    }

    static void shuffle(Random random) {
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
        Collections.shuffle(list, random);
        System.out.println(list);
    }

    /** A generator of the program itself. */
    static class Loaded extends Random {
        @Override
        protected int next(int bits) {
            return 1 << (bits - 2);
        }
    }
}

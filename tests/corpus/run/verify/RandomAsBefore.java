//@ about: seeded generators give the numbers of their algorithm, through every method
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.ThreadLocalRandom;

public class RandomAsBefore {
    public static void main(String[] arguments) {
        Random random = new Random(2024);
        System.out.println(random.nextInt() + " " + random.nextInt(10) + " " + random.nextInt(64) + " " + random.nextInt(5, 50));
        System.out.println(random.nextLong() + " " + random.nextLong(1000) + " " + random.nextLong(-5, 5));
        System.out.println(random.nextBoolean() + " " + random.nextFloat() + " " + random.nextDouble());
        System.out.println(random.nextGaussian() + " " + random.nextGaussian());
        byte[] bytes = new byte[7];
        random.nextBytes(bytes);
        System.out.println(Arrays.toString(bytes));
        System.out.println(random.ints(5, 0, 10).boxed().toList() + " " + random.doubles(2).boxed().toList());
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4, 5));
        Collections.shuffle(list, random);
        System.out.println(list);
        SplittableRandom splittable = new SplittableRandom(5);
        System.out.println(splittable.nextInt(100) + " " + splittable.nextInt(3, 9) + " " + splittable.nextLong(77));
        int local = ThreadLocalRandom.current().nextInt(3, 5);
        System.out.println((local >= 3 && local < 5) + " " + (ThreadLocalRandom.current().nextLong(1)));
        double unit = Math.random();
        System.out.println(unit >= 0 && unit < 1);
        Random counting = new Counting();
        System.out.println(counting.nextInt(1000) + " " + counting.nextInt() + " " + counting.nextBoolean());
        try {
            random.nextInt(-1);
        } catch (IllegalArgumentException refused) {
            System.out.println(refused.getMessage());
        }
    }

    static class Counting extends Random {
        private int next = 7;

        @Override
        protected int next(int bits) {
            return next++;
        }
    }
}

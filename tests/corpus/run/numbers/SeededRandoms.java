//@ about: java.util.Random and SplittableRandom with fixed seeds: every method, streams, bounds, Gaussians and splits.
//@ exit: 1
import java.util.Arrays;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

public class SeededRandoms {
    public static void main(String[] args) {
        Random random = new Random(42);
        System.out.println(random.nextInt() + " " + random.nextInt(10) + " " + random.nextInt(1 << 20) + " "
                + random.nextLong() + " " + random.nextBoolean());
        System.out.println(random.nextDouble() + " " + random.nextFloat() + " " + random.nextInt(5, 9) + " "
                + random.nextLong(1000L) + " " + random.nextLong(-5, 5));
        byte[] bytes = new byte[11];
        random.nextBytes(bytes);
        System.out.println(Arrays.toString(bytes));
        System.out.println(random.nextDouble(2.0, 3.0) + " " + random.nextFloat(5f) + " " + random.nextDouble(1e-3));
        random.setSeed(7);
        System.out.println(random.nextGaussian() + " " + random.nextGaussian() + " " + random.nextGaussian());
        System.out.println(random.ints(5).boxed().collect(Collectors.toList()) + " "
                + random.ints(5, -3, 3).boxed().collect(Collectors.toList()));
        System.out.println(random.longs(2).boxed().collect(Collectors.toList()) + " "
                + random.longs(3, 0, 1L << 40).boxed().collect(Collectors.toList()));
        System.out.println(random.doubles(2).boxed().collect(Collectors.toList()) + " "
                + random.doubles(2, -1, 1).boxed().collect(Collectors.toList()));
        int[] histogram = new int[6];
        for (int i = 0; i < 6000; i++) {
            histogram[random.nextInt(6)]++;
        }
        System.out.println(Arrays.toString(histogram));
        System.out.println(new Random(-1).nextLong() + " " + new Random(0).nextInt(Integer.MAX_VALUE) + " "
                + new Random(Long.MAX_VALUE).nextInt(3));

        SplittableRandom splittable = new SplittableRandom(42);
        SplittableRandom child = splittable.split();
        System.out.println(splittable.nextInt() + " " + child.nextInt() + " " + splittable.nextLong() + " "
                + child.nextLong());
        System.out.println(splittable.nextInt(100) + " " + splittable.nextInt(-5, 5) + " "
                + splittable.nextLong(1L << 50) + " " + splittable.nextDouble());
        System.out.println(child.nextDouble(10) + " " + child.nextDouble(-1, 1) + " " + child.nextBoolean() + " "
                + child.nextInt(1 << 30));
        child.nextBytes(bytes);
        System.out.println(Arrays.toString(bytes));
        System.out.println(child.ints(4, 0, 1000).boxed().collect(Collectors.toList()) + " "
                + child.longs(2).boxed().collect(Collectors.toList()));
        System.out.println(new SplittableRandom(5).ints(1000, 0, 10).parallel().filter(n -> n >= 0 && n < 10).count());
        try {
            random.nextInt(0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        splittable.nextInt(3, 3);
    }
}

//@ about: RandomGenerator factories with fixed seeds: the L-X-M family, Xoshiro, jumps, Gaussians and exponentials.
//@ jdk: 25
//@ exit: 1
import java.util.Comparator;
import java.util.random.RandomGenerator;
import java.util.random.RandomGenerator.JumpableGenerator;
import java.util.random.RandomGeneratorFactory;

public class RandomAlgorithms {
    public static void main(String[] args) {
        for (String name : new String[] {"L32X64MixRandom", "L64X128MixRandom", "L64X128StarStarRandom",
                "L64X256MixRandom", "L64X1024MixRandom",
            "L128X128MixRandom", "Xoroshiro128PlusPlus", "Xoshiro256PlusPlus", "SplittableRandom", "Random"}) {
            RandomGeneratorFactory<RandomGenerator> factory = RandomGeneratorFactory.of(name);
            RandomGenerator generator = factory.create(12345L);
            System.out.println(name + " " + factory.group() + " " + factory.stateBits() + " " + factory.isSplittable()
                    + " " + generator.nextInt()
                    + " " + generator.nextLong() + " " + generator.nextInt(100) + " " + generator.nextDouble() + " "
                            + generator.nextInt(7, 19));
            System.out.println("  " + generator.nextGaussian() + " " + generator.nextGaussian(100, 15) + " "
                    + generator.nextExponential() + " "
                    + generator.nextBoolean() + " " + generator.nextFloat() + " "
                            + generator.ints(3, 0, 50).boxed().toList());
        }
        JumpableGenerator jumper = (JumpableGenerator) RandomGeneratorFactory.of("Xoshiro256PlusPlus").create(1L);
        JumpableGenerator copy = jumper.copy();
        jumper.jump();
        System.out.println(copy.nextLong() + " " + jumper.nextLong() + " " + jumper.jumpDistance());
        System.out.println(RandomGeneratorFactory.all().map(RandomGeneratorFactory::name)
                .filter(n -> n.startsWith("X")).sorted(Comparator.naturalOrder()).toList());
        RandomGenerator.of("NoSuchRandom");
    }
}

//@ about: ServiceLoader: services of the JDK, services without providers, iteration, caching
import java.nio.file.spi.FileSystemProvider;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

public class JdkServices {
    interface Nobody { }
    interface Greeter { String greet(); }

    public static void main(String[] args) {
        System.out.println(ServiceLoader.load(Nobody.class).findFirst().isPresent() + " " + ServiceLoader.load(Greeter.class).iterator().hasNext() + " " + ServiceLoader.loadInstalled(Greeter.class).stream().count());
        try {
            ServiceLoader.load(Greeter.class).iterator().next();
        } catch (NoSuchElementException e) {
            System.out.println("no greeter");
        }
        List<String> systems = new ArrayList<>();
        for (ServiceLoader.Provider<FileSystemProvider> provider : ServiceLoader.load(FileSystemProvider.class).stream().toList()) systems.add(provider.type().getName());
        systems.sort(null);
        System.out.println(systems);
        ServiceLoader<FileSystemProvider> loader = ServiceLoader.load(FileSystemProvider.class);
        FileSystemProvider first = loader.iterator().next();
        Iterator<FileSystemProvider> again = loader.iterator();
        System.out.println((first == again.next()) + " " + again.hasNext() + " " + loader);
        loader.reload();
        System.out.println((first == loader.iterator().next()) + " " + (first.getClass() == loader.findFirst().orElseThrow().getClass()));
        System.out.println(RandomGenerator.of("L64X128MixRandom").getClass().getSimpleName() + " " + RandomGeneratorFactory.of("Xoshiro256PlusPlus").stateBits());
        RandomGenerator seeded = RandomGeneratorFactory.of("L32X64MixRandom").create(42);
        System.out.println(seeded.nextInt() + " " + seeded.nextLong() + " " + seeded.nextDouble());
        try {
            RandomGenerator.of("NoSuchAlgorithm");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            ServiceLoader.load((Class<Greeter>) null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new ServiceConfigurationError("why", new RuntimeException("cause")).getCause().getMessage());
    }
}

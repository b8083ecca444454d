import java.io.IOException;

/** Resources, whose ends are calls of the library: little goes. What is asked for goes to standard error. */
public class Resources {
    static int noise;

    static final class Resource implements AutoCloseable {
        final String name;
        final int number;

        Resource(String name, int number) {
            this.name = name;
            this.number = number; //~ gone, partly
            noise++;
        }

        @Override
        public void close() throws IOException {
            System.err.println("closed " + name); //~ asked
            if (name.isEmpty()) throw new IOException("empty");
        }
    }

    static String used(String name) {
        try (Resource first = new Resource(name, 1); Resource second = new Resource("second", 2)) {
            noise += 4;
            return "used " + first.name;
        } catch (IOException | IllegalStateException failure) {
            noise--;
            return "failed";
        }
    }

    public static void main(String[] arguments) {
        System.err.println(used("a") + used("")); //~ asked
        System.out.println(noise); //~ gone
    }
}

//@ about: resources close in reverse order, exceptions of close are suppressed or thrown, null is ignored
public class TryWithResources {
    record Resource(String name, boolean failsToClose) implements AutoCloseable {
        static Resource open(String name, boolean failsToOpen, boolean failsToClose) {
            System.out.print("open " + name + "; ");
            if (failsToOpen) throw new IllegalStateException("open " + name);
            return new Resource(name, failsToClose);
        }

        @Override public void close() {
            System.out.print("close " + name + "; ");
            if (failsToClose) throw new IllegalArgumentException("close " + name);
        }
    }

    static String use(boolean bodyFails, boolean aClose, boolean bOpen, boolean bClose) {
        try (Resource a = Resource.open("a", false, aClose); Resource none = null;
            Resource b = Resource.open("b", bOpen, bClose)) {
            System.out.print("body " + (none == null) + "; ");
            if (bodyFails) throw new RuntimeException("body");
            return "value of " + a.name() + b.name();
        } catch (RuntimeException e) {
            System.out.print("catch; ");
            return describe(e);
        } finally {
            System.out.print("finally; ");
        }
    }

    static String describe(Throwable t) {
        StringBuilder s = new StringBuilder(t.getClass().getSimpleName() + "(" + t.getMessage());
        for (Throwable suppressed : t.getSuppressed()) s.append(", suppressed ").append(describe(suppressed));
        return s.append(')').toString();
    }

    public static void main(String[] args) throws Exception {
        boolean[] options = {false, true};
        for (boolean body : options) for (boolean aClose : options) for (boolean bOpen : options)
            for (boolean bClose : options) {
            System.out.println(use(body, aClose, bOpen, bClose));
        }
        Resource outside = Resource.open("outside", false, false);
        try (outside; AutoCloseable lambda = () -> System.out.print("lambda; ")) {
            System.out.println("effectively final");
        }
        System.out.println();
        for (int i = 0; i < 3; i++) {
            try (Resource r = Resource.open("r" + i, false, false)) {
                if (i == 0) continue;
                if (i == 1) break;
            }
        }
        System.out.println();
    }
}

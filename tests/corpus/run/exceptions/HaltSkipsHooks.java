//@ about: Runtime.halt ends at once, without hooks
//@ exit: 6
public class HaltSkipsHooks {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("must not be seen")));
        try {
            System.out.println("halting");
            Runtime.getRuntime().halt(6);
        } finally {
            System.out.println("must not be seen");
        }
    }
}

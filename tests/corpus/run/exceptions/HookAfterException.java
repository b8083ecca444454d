//@ about: an uncaught exception in main is printed before the hooks run; halt in a hook decides the status
//@ exit: 9
public class HookAfterException {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            System.out.println("hook halts");
            Runtime.getRuntime().halt(9);
        }));
        System.out.println("main fails");
        throw new UnsupportedOperationException("in main");
    }
}

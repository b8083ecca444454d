//@ verdict: violated
//@ property: exception
// why: the hook notifies on a monitor that it does not own.
public class UnsynchronizedHook {
    public static void main(String[] arguments) {
        Runtime.getRuntime().addShutdownHook(new Thread() {
            @Override
            public void run() {
                notifyAll(); //~
            }
        });
    }
}

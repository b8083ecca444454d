//@ verdict: violated
//@ property: assertion
// why: an initialiser of the class library reads a property, which another thread may have changed before.
import java.io.ByteArrayInputStream;
import java.util.PropertyResourceBundle;

public class EncodingSetMeanwhile {
    static volatile boolean begun;

    static class Setter extends Thread {
        private final String encoding;

        Setter(String encoding) {
            this.encoding = encoding;
        }

        @Override
        public void run() {
            begun = true;
            System.setProperty("java.util.PropertyResourceBundle.encoding", encoding);
        }
    }

    public static void main(String[] arguments) throws Exception {
        byte[] bytes = {'k', '=', (byte) 0xc3, (byte) 0xa9};
        new Setter("UTF-8").run();
        new Setter("ISO-8859-1").start();
        String text = new PropertyResourceBundle(new ByteArrayInputStream(bytes)).getString("k");
        assert text.length() == 1;
        System.out.println(begun);
    }
}

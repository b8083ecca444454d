//@ verdict: violated
//@ property: assertion
// why: an initialiser of the class library reads a property, which another thread may have set before.
import java.io.ByteArrayInputStream;
import java.util.PropertyResourceBundle;

public class EncodingSetMeanwhile {
    static volatile boolean begun;

    public static void main(String[] arguments) throws Exception {
        byte[] bytes = {'k', '=', (byte) 0xc3, (byte) 0xa9};
        Thread setter = new Thread(() -> {
            begun = true;
            System.setProperty("java.util.PropertyResourceBundle.encoding", "ISO-8859-1");
        });
        setter.start();
        String text = new PropertyResourceBundle(new ByteArrayInputStream(bytes)).getString("k");
        assert text.length() == 1;
        System.out.println(begun);
    }
}

//@ verdict: holds
// why: the property is set when the initialiser has read it; the twin of EncodingSetMeanwhile.
import java.io.ByteArrayInputStream;
import java.util.PropertyResourceBundle;

public class EncodingSetAfterwards {
    public static void main(String[] arguments) throws Exception {
        byte[] bytes = {'k', '=', (byte) 0xc3, (byte) 0xa9};
        Thread setter = new Thread(() -> {
            System.setProperty("java.util.PropertyResourceBundle.encoding", "ISO-8859-1");
        });
        String text = new PropertyResourceBundle(new ByteArrayInputStream(bytes)).getString("k");
        setter.start();
        assert text.length() == 1;
        assert new PropertyResourceBundle(new ByteArrayInputStream(bytes)).getString("k").length() == 1;
    }
}

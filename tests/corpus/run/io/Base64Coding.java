//@ about: Base64 in its basic, URL and MIME forms, with and without padding, as streams, and with bad input.
//@ exit: 1
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.Random;

public class Base64Coding {
    public static void main(String[] args) throws IOException {
        for (String text : new String[] {"", "f", "fo", "foo", "foob", "fooba", "foobar"}) {
            byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
            String encoded = Base64.getEncoder().encodeToString(bytes);
            System.out.println(encoded + " " + Base64.getEncoder().withoutPadding().encodeToString(bytes) + " "
                    + new String(Base64.getDecoder().decode(encoded), StandardCharsets.US_ASCII));
        }
        byte[] all = new byte[256];
        for (int i = 0; i < all.length; i++) {
            all[i] = (byte) i;
        }
        System.out.println(Base64.getEncoder().encodeToString(all));
        System.out.println(Base64.getUrlEncoder().encodeToString(Arrays.copyOfRange(all, 240, 256)) + " "
                + Arrays.equals(all, Base64.getUrlDecoder().decode(Base64.getUrlEncoder().encode(all))));
        String mime = Base64.getMimeEncoder().encodeToString(Arrays.copyOf(all, 100));
        System.out.println(mime.replace("\r\n", "|") + " " + Base64.getMimeDecoder().decode(mime + "\n%%").length);
        System.out.println(Base64.getMimeEncoder(8, new byte[] {'.'}).encodeToString(Arrays.copyOf(all, 20)));
        ByteArrayOutputStream sink = new ByteArrayOutputStream();
        try (OutputStream wrapped = Base64.getEncoder().wrap(sink)) {
            for (byte b : Arrays.copyOf(all, 17)) {
                wrapped.write(b);
            }
        }
        ByteArrayInputStream source = new ByteArrayInputStream(sink.toByteArray());
        System.out.println(sink + " " + Base64.getDecoder().wrap(source).readAllBytes().length);
        System.out.println(new String(Base64.getEncoder().encode(ByteBuffer.wrap(all, 5, 4)).array(),
                StandardCharsets.US_ASCII) + " " + Base64.getEncoder().encode(all, new byte[400]));
        Random random = new Random(64);
        int same = 0;
        for (int i = 0; i < 200; i++) {
            byte[] bytes = new byte[i];
            random.nextBytes(bytes);
            byte[] encoded = Base64.getEncoder().withoutPadding().encode(bytes);
            same += Arrays.equals(bytes, Base64.getDecoder().decode(encoded)) ? 1 : 0;
        }
        System.out.println(same);
        for (String wrong : new String[] {"A", "A===", "AA=", "AA-A", "AAA=A", "A A=", "AAAA=", "\u00e9AAA"}) {
            try {
                System.out.println(Base64.getDecoder().decode(wrong).length);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        Base64.getEncoder().encode(all, new byte[3]);
    }
}

//@ about: CRC32, CRC32C, Adler32, checked streams, message digests of several algorithms and name-based UUIDs.
//@ exit: 1
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.UUID;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.Checksum;

public class ChecksumsAndDigests {
    public static void main(String[] args) throws NoSuchAlgorithmException, IOException, CloneNotSupportedException {
        byte[] text = "The quick brown fox jumps over the lazy dog".getBytes(StandardCharsets.US_ASCII);
        byte[] big = new byte[5000];
        for (int i = 0; i < big.length; i++) {
            big[i] = (byte) (i * i >> 3);
        }
        for (Checksum sum : new Checksum[] {new CRC32(), new CRC32C(), new Adler32()}) {
            StringBuilder line = new StringBuilder(sum.getClass().getSimpleName());
            line.append(' ').append(Long.toHexString(sum.getValue()));
            sum.update(text);
            line.append(' ').append(Long.toHexString(sum.getValue()));
            sum.update('!');
            sum.update(big, 100, 3000);
            line.append(' ').append(Long.toHexString(sum.getValue()));
            sum.reset();
            sum.update(ByteBuffer.wrap(big).position(7));
            line.append(' ').append(Long.toHexString(sum.getValue()));
            ByteBuffer direct = ByteBuffer.allocateDirect(100).put(big, 0, 100).flip();
            sum.update(direct);
            System.out.println(line + " " + Long.toHexString(sum.getValue()) + " " + direct.remaining());
        }
        CheckedInputStream checked = new CheckedInputStream(new ByteArrayInputStream(text), new CRC32());
        System.out.println(checked.readAllBytes().length + " " + checked.getChecksum().getValue());
        for (String name : new String[] {"MD5", "SHA-1", "SHA-224", "SHA-256", "SHA-384", "SHA-512", "SHA-512/256",
                "SHA3-256", "SHA3-512"}) {
            MessageDigest digest = MessageDigest.getInstance(name);
            System.out.println(digest.getAlgorithm() + " " + digest.getDigestLength() + " "
                    + HexFormat.of().formatHex(digest.digest()));
            digest.update(text, 0, 10);
            MessageDigest fork = (MessageDigest) digest.clone();
            digest.update(text, 10, text.length - 10);
            fork.update((byte) 7);
            System.out.println("  " + HexFormat.of().formatHex(digest.digest()) + " "
                    + HexFormat.of().formatHex(fork.digest(), 0, 8) + " "
                    + HexFormat.of().formatHex(digest.digest(big), 0, 8));
        }
        DigestInputStream stream = new DigestInputStream(new ByteArrayInputStream(big),
                MessageDigest.getInstance("SHA-256"));
        stream.readAllBytes();
        System.out.println(MessageDigest.isEqual(stream.getMessageDigest().digest(),
                MessageDigest.getInstance("SHA-256").digest(big)));
        UUID uuid = UUID.nameUUIDFromBytes(text);
        System.out.println(uuid + " " + uuid.version() + " " + uuid.variant() + " " + uuid.hashCode() + " "
                + UUID.fromString(uuid.toString()).equals(uuid) + " " + new UUID(1, -1) + " "
                + uuid.compareTo(new UUID(0, 0)));
        try {
            UUID.fromString("not-a-uuid");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        MessageDigest.getInstance("SHA-0");
    }
}

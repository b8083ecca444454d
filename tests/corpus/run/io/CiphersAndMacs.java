//@ about: Providers of java.base: digests, message authentication, key derivation, ciphers, signatures of known keys.
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.spec.RSAPrivateKeySpec;
import java.util.HexFormat;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.PBEKeySpec;
import javax.crypto.spec.SecretKeySpec;

public class CiphersAndMacs {
    static final byte[] TEXT = "attack at dawn".getBytes(StandardCharsets.UTF_8);

    public static void main(String[] args) throws GeneralSecurityException {
        for (String name : new String[] {"MD5", "SHA-1", "SHA-224", "SHA-384", "SHA-512/256", "SHA3-512"}) {
            show(name, MessageDigest.getInstance(name).digest(TEXT));
        }
        for (String name : new String[] {"HmacMD5", "HmacSHA1", "HmacSHA512"}) {
            Mac mac = Mac.getInstance(name);
            mac.init(new SecretKeySpec(new byte[] {1, 2, 3}, name));
            show(name, mac.doFinal(TEXT));
        }
        PBEKeySpec password = new PBEKeySpec("secret".toCharArray(), new byte[] {9, 9}, 50, 192);
        show("PBKDF2", SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256").generateSecret(password).getEncoded());
        SecretKeySpec key = new SecretKeySpec("0123456789abcdef".getBytes(StandardCharsets.UTF_8), "AES");
        Cipher chained = Cipher.getInstance("AES/CBC/PKCS5Padding");
        chained.init(Cipher.ENCRYPT_MODE, key, new IvParameterSpec(new byte[16]));
        byte[] hidden = chained.doFinal(TEXT);
        show("CBC", hidden);
        chained.init(Cipher.DECRYPT_MODE, key, new IvParameterSpec(new byte[16]));
        System.out.println(new String(chained.doFinal(hidden), StandardCharsets.UTF_8));
        Cipher counted = Cipher.getInstance("AES/GCM/NoPadding");
        counted.init(Cipher.ENCRYPT_MODE, key, new GCMParameterSpec(128, new byte[12]));
        show("GCM", counted.doFinal(TEXT));
        BigInteger modulus = BigInteger.ONE.shiftLeft(521).subtract(BigInteger.ONE).multiply(BigInteger.ONE.shiftLeft(607).subtract(BigInteger.ONE));
        Signature signature = Signature.getInstance("SHA256withRSA");
        signature.initSign(KeyFactory.getInstance("RSA").generatePrivate(new RSAPrivateKeySpec(modulus, BigInteger.valueOf(65537))));
        signature.update(TEXT);
        System.out.println(signature.sign().length);
        SecureRandom random = new SecureRandom();
        System.out.println(random.nextInt(10) < 10 && random.generateSeed(4).length == 4);
        try {
            MessageDigest.getInstance("nothing");
        } catch (GeneralSecurityException refused) {
            System.out.println(refused.getMessage());
        }
    }

    static void show(String name, byte[] bytes) {
        System.out.println(name + " " + HexFormat.of().formatHex(bytes));
    }
}

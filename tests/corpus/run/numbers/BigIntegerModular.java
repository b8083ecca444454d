//@ about: Modular powers and inverses, primality of fixed numbers, next primes and a toy RSA round trip.
//@ exit: 1
import java.math.BigInteger;
import java.util.Random;

public class BigIntegerModular {
    public static void main(String[] args) {
        BigInteger m = new BigInteger("1000000007");
        System.out.println(BigInteger.TWO.modPow(new BigInteger("1000000006"), m) + " "
                + BigInteger.valueOf(3).modInverse(m)
                + " " + BigInteger.valueOf(12345).modPow(BigInteger.valueOf(-5), m) + " "
                        + BigInteger.TEN.modPow(BigInteger.ZERO, m));
        BigInteger even = BigInteger.TWO.pow(130).multiply(BigInteger.valueOf(15));
        System.out.println(new BigInteger("987654321987654321").modPow(new BigInteger("123456789123456789"), even));
        BigInteger p = new BigInteger("170141183460469231731687303715884105727");
        BigInteger q = BigInteger.TWO.pow(521).subtract(BigInteger.ONE);
        System.out.println(p.isProbablePrime(30) + " " + q.isProbablePrime(10) + " "
                + p.multiply(q).isProbablePrime(10) + " " + BigInteger.ONE.isProbablePrime(5));
        long mask = 0;
        for (int i = 0; i < 60; i++) {
            if (BigInteger.valueOf(i).isProbablePrime(20)) {
                mask |= 1L << i;
            }
        }
        System.out.println(Long.toBinaryString(mask));
        for (String carmichael : new String[] {"561", "41041", "825265", "321197185", "3825123056546413051"}) {
            System.out.print(new BigInteger(carmichael).isProbablePrime(50) + " ");
        }
        System.out.println(BigInteger.TEN.pow(20).nextProbablePrime() + " "
                + BigInteger.valueOf(113).nextProbablePrime());

        BigInteger first = new BigInteger("32416190071");
        BigInteger second = new BigInteger("32416187567");
        BigInteger n = first.multiply(second);
        BigInteger phi = first.subtract(BigInteger.ONE).multiply(second.subtract(BigInteger.ONE));
        BigInteger e = BigInteger.valueOf(65537);
        BigInteger d = e.modInverse(phi);
        BigInteger message = new BigInteger("sojourner".getBytes(java.nio.charset.StandardCharsets.US_ASCII));
        BigInteger secret = message.mod(n).modPow(e, n);
        System.out.println(n + " " + d + " " + secret + " " + secret.modPow(d, n).equals(message.mod(n)));
        Random random = new Random(17);
        int agree = 0;
        for (int i = 0; i < 100; i++) {
            BigInteger base = new BigInteger(90, random);
            BigInteger modulus = new BigInteger(80, random).setBit(79);
            BigInteger power = BigInteger.ONE;
            for (int k = 0; k < 13; k++) {
                power = power.multiply(base).mod(modulus);
            }
            agree += power.equals(base.modPow(BigInteger.valueOf(13), modulus)) ? 1 : 0;
        }
        System.out.println(agree);
        try {
            BigInteger.valueOf(6).modInverse(BigInteger.valueOf(9));
        } catch (ArithmeticException notInvertible) {
            System.out.println(notInvertible.getMessage());
        }
        BigInteger.TWO.modPow(BigInteger.TEN, BigInteger.ZERO);
    }
}

//@ about: BigInteger beyond the schoolbook limits: Karatsuba, Toom-Cook and Burnikel-Ziegler sizes.
import java.math.BigInteger;
import java.util.Random;

public class BigIntegerLarge {
    public static void main(String[] args) {
        for (int bits : new int[] {1000, 3000, 9000, 20000}) {
            Random random = new Random(bits);
            BigInteger x = new BigInteger(bits, random).setBit(bits - 1);
            BigInteger y = new BigInteger(bits - 7, random).setBit(bits - 8);
            BigInteger product = x.multiply(y);
            BigInteger square = x.multiply(x);
            BigInteger[] quotient = product.add(BigInteger.TEN).divideAndRemainder(y);
            System.out.println(bits + " " + product.hashCode() + " " + square.hashCode() + " " + quotient[0].equals(x)
                    + " " + quotient[1]);
            BigInteger binomial = x.add(y).pow(2).subtract(square).subtract(y.pow(2));
            System.out.println("  " + binomial.equals(product.shiftLeft(1)) + " " + square.sqrt().equals(x) + " "
                    + x.gcd(product).equals(x));
            String decimal = x.toString();
            System.out.println("  " + decimal.length() + " " + decimal.substring(0, 20) + " " + decimal.hashCode()
                    + " " + new BigInteger(decimal).equals(x)
                    + " " + new BigInteger(x.toString(32), 32).equals(x));
            System.out.println("  " + x.xor(y).bitCount() + " " + x.shiftLeft(bits).shiftRight(bits / 3).hashCode()
                    + " " + x.not().and(y).hashCode());
        }
        BigInteger fibonacci = BigInteger.ZERO;
        BigInteger next = BigInteger.ONE;
        for (int i = 0; i < 2000; i++) {
            BigInteger sum = fibonacci.add(next);
            fibonacci = next;
            next = sum;
        }
        System.out.println(fibonacci.mod(BigInteger.TEN.pow(30)) + " " + fibonacci.bitLength());
        System.out.println(BigInteger.valueOf(3).pow(5000).hashCode() + " "
                + BigInteger.TEN.pow(2000).toString().length() + " " + BigInteger.valueOf(7).pow(1234).bitCount());
    }
}

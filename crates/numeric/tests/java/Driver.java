import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Supplier;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;

/** Reads requests "function, count, arguments" and writes the raw bits of each result. */
public final class Driver {
    private static final Map<String, DoubleUnaryOperator> UNARY = new TreeMap<>();
    private static final Map<String, DoubleBinaryOperator> BINARY = new TreeMap<>();
    private static final Map<String, Supplier<Checksum>> CHECKSUM = new TreeMap<>();

    static {
        UNARY.put("Math.sin", x -> Math.sin(x));
        UNARY.put("Math.cos", x -> Math.cos(x));
        UNARY.put("Math.tan", x -> Math.tan(x));
        UNARY.put("Math.exp", x -> Math.exp(x));
        UNARY.put("Math.log", x -> Math.log(x));
        UNARY.put("Math.log10", x -> Math.log10(x));
        UNARY.put("Math.sinh", x -> Math.sinh(x));
        UNARY.put("Math.tanh", x -> Math.tanh(x));
        UNARY.put("Math.cbrt", x -> Math.cbrt(x));
        BINARY.put("Math.pow", (x, y) -> Math.pow(x, y));

        UNARY.put("StrictMath.sin", StrictMath::sin);
        UNARY.put("StrictMath.cos", StrictMath::cos);
        UNARY.put("StrictMath.tan", StrictMath::tan);
        UNARY.put("StrictMath.asin", StrictMath::asin);
        UNARY.put("StrictMath.acos", StrictMath::acos);
        UNARY.put("StrictMath.atan", StrictMath::atan);
        UNARY.put("StrictMath.exp", StrictMath::exp);
        UNARY.put("StrictMath.expm1", StrictMath::expm1);
        UNARY.put("StrictMath.log", StrictMath::log);
        UNARY.put("StrictMath.log10", StrictMath::log10);
        UNARY.put("StrictMath.log1p", StrictMath::log1p);
        UNARY.put("StrictMath.sinh", StrictMath::sinh);
        UNARY.put("StrictMath.cosh", StrictMath::cosh);
        UNARY.put("StrictMath.tanh", StrictMath::tanh);
        UNARY.put("StrictMath.cbrt", StrictMath::cbrt);
        UNARY.put("StrictMath.sqrt", StrictMath::sqrt);
        BINARY.put("StrictMath.atan2", StrictMath::atan2);
        BINARY.put("StrictMath.hypot", StrictMath::hypot);
        BINARY.put("StrictMath.pow", StrictMath::pow);
        BINARY.put("StrictMath.IEEEremainder", StrictMath::IEEEremainder);

        CHECKSUM.put("CRC32", CRC32::new);
        CHECKSUM.put("CRC32C", CRC32C::new);
        CHECKSUM.put("Adler32", Adler32::new);
    }

    public static void main(String[] args) throws IOException {
        try (var in = new DataInputStream(new BufferedInputStream(new FileInputStream(args[0])));
                var out = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(args[1])))) {
            for (int requests = in.readInt(); requests > 0; requests--) {
                answer(in.readUTF(), in.readInt(), in, out);
            }
        }
    }

    private static void answer(String name, int count, DataInputStream in, DataOutputStream out) throws IOException {
        var unary = UNARY.get(name);
        var binary = BINARY.get(name);
        var checksum = unary == null && binary == null ? CHECKSUM.get(name).get() : null;
        for (int i = 0; i < count; i++) {
            double x = in.readDouble();
            if (unary != null) {
                out.writeLong(Double.doubleToRawLongBits(unary.applyAsDouble(x)));
            } else if (binary != null) {
                out.writeLong(Double.doubleToRawLongBits(binary.applyAsDouble(x, in.readDouble())));
            } else {
                out.writeLong(update(checksum, Double.doubleToRawLongBits(x)));
            }
        }
    }

    /** Feeds the first one to eight bytes, one alone as a byte, and answers the value so far. */
    private static long update(Checksum checksum, long bits) {
        byte[] bytes = ByteBuffer.allocate(8).putLong(bits).array();
        int length = (int) (bits & 7) + 1;
        if (length == 1) {
            checksum.update(bytes[0]);
        } else {
            checksum.update(bytes, 0, length);
        }
        return checksum.getValue();
    }
}

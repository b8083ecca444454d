//@ about: ByteBuffer on the heap and direct: positions, access, byte order, slices, views and errors.
//@ exit: 1
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.util.List;

public class ByteBufferTour {
    public static void main(String[] args) {
        for (ByteBuffer buffer : List.of(ByteBuffer.allocate(40), ByteBuffer.allocateDirect(40))) {
            buffer.put((byte) 1).putShort((short) 0x0203).putInt(0x04050607)
                    .putChar('\u0809').putLong(0x0a0b0c0d0e0f1011L).putFloat(1.5f).putDouble(-2.25);
            System.out.println(buffer.toString().replaceAll(".*\\[", "[") + " " + buffer.isDirect() + " "
                    + buffer.hasArray() + " " + buffer.order());
            buffer.flip();
            System.out.println(buffer.get() + " " + buffer.getShort() + " " + buffer.getInt() + " "
                    + (int) buffer.getChar() + " " + buffer.getLong() + " " + buffer.getFloat() + " "
                    + buffer.getDouble() + " " + buffer.remaining());
            buffer.order(ByteOrder.LITTLE_ENDIAN);
            System.out.println(buffer.getShort(1) + " " + buffer.getInt(3) + " " + buffer.getLong(9) + " "
                    + buffer.get(5) + " " + buffer.position());
            buffer.putInt(0, 0x11223344).putDouble(20, Math.E);
            System.out.println(buffer.get(0) + " " + buffer.getDouble(20) + " "
                    + Integer.toHexString(buffer.order(ByteOrder.BIG_ENDIAN).getInt(0)));
            buffer.clear().position(4).limit(20);
            ByteBuffer slice = buffer.slice();
            slice.put(0, (byte) 99);
            System.out.println(slice.capacity() + " " + buffer.get(4) + " " + buffer.duplicate().limit() + " "
                    + buffer.slice(6, 2).remaining() + " " + slice.order());
            IntBuffer ints = buffer.asIntBuffer();
            ints.put(new int[] {7, 8, 9});
            LongBuffer longs = buffer.order(ByteOrder.LITTLE_ENDIAN).asLongBuffer();
            System.out.println(ints.position() + " " + ints.flip().get(2) + " " + longs.get(0) + " "
                    + buffer.getInt(12) + " " + ints.hasArray());
            buffer.position(8).mark().position(10).reset();
            System.out.println(buffer.position() + " " + buffer.compact().position() + " " + buffer.rewind().get(3)
                    + " " + buffer.hashCode());
            ByteBuffer readOnly = buffer.asReadOnlyBuffer();
            attempt(() -> readOnly.put((byte) 1));
            attempt(() -> buffer.position(100));
            attempt(() -> buffer.limit(1).getInt());
            attempt(() -> buffer.getLong(-1));
            attempt(() -> buffer.clear().put(new byte[41]));
            attempt(() -> buffer.duplicate().reset());
            attempt(() -> buffer.put(buffer));
        }
        ByteBuffer wrapped = ByteBuffer.wrap(new byte[] {5, 6, 7, 8}, 1, 2);
        System.out.println(wrapped + " " + wrapped.arrayOffset() + " "
                + wrapped.equals(ByteBuffer.wrap(new byte[] {6, 7})) + " "
                + wrapped.compareTo(ByteBuffer.wrap(new byte[] {6, 9})) + " "
                + wrapped.mismatch(ByteBuffer.wrap(new byte[] {6})));
        CharBuffer chars = CharBuffer.wrap("immutable");
        System.out.println(chars.subSequence(2, 5) + " " + chars.position(4) + " " + chars.charAt(1) + " "
                + CharBuffer.allocate(3).put("abc").flip() + " " + chars.isReadOnly() + " " + chars.length());
        ByteBuffer aligned = ByteBuffer.allocateDirect(16).alignedSlice(1);
        System.out.println(aligned.put(3, new byte[] {1, 2, 3}, 1, 2).get(4) + " " + aligned.capacity());
        wrapped.position(3).get();
    }

    private static void attempt(Runnable action) {
        try {
            action.run();
        } catch (RuntimeException e) {
            System.out.print(e.getClass().getSimpleName() + (e.getMessage() == null ? "\n" : " " + e.getMessage()
                    + "\n"));
        }
    }
}

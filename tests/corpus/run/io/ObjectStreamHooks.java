//@ about: Serialisation with hooks: readObject with a check, readResolve and filters.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.InvalidObjectException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

public class ObjectStreamHooks {
    static class ObjectStreamHooksRange implements Serializable {
        private static final long serialVersionUID = 7L;
        int low;
        int high;

        ObjectStreamHooksRange(int low, int high) {
            this.low = low;
            this.high = high;
        }

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeUTF("extra" + (high - low));
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            System.out.println("read " + in.readUTF());
            if (low > high) {
                throw new InvalidObjectException("low above high");
            }
        }
    }

    static final class ObjectStreamHooksSingle implements Serializable {
        private static final long serialVersionUID = 8L;
        static final ObjectStreamHooksSingle ONLY = new ObjectStreamHooksSingle();

        private Object readResolve() {
            return ONLY;
        }
    }

    public static void main(String[] args) throws IOException, ClassNotFoundException {
        System.out.println(((ObjectStreamHooksRange) read(write(new ObjectStreamHooksRange(2, 9)), null)).high);
        System.out.println(read(write(ObjectStreamHooksSingle.ONLY), null) == ObjectStreamHooksSingle.ONLY);
        try {
            read(write(new ObjectStreamHooksRange(1, 2)),
                    ObjectInputFilter.Config.createFilter("!ObjectStreamHooks$*"));
        } catch (InvalidClassException e) {
            System.out.println(e.getMessage());
        }
        try {
            read(write(new ObjectStreamHooksRange(5, 1)), null);
        } catch (InvalidObjectException e) {
            System.out.println(e);
        }
    }

    private static byte[] write(Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(object);
        return bytes.toByteArray();
    }

    private static Object read(byte[] bytes, ObjectInputFilter filter) throws IOException, ClassNotFoundException {
        ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes));
        if (filter != null) {
            in.setObjectInputFilter(filter);
        }
        return in.readObject();
    }
}

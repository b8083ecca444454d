//@ about: Externalizable objects, a serialisation proxy through writeReplace, and a serialisable lambda.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.function.IntUnaryOperator;

public class ExternalizableObjects {
    interface ExternalizableObjectsStep extends IntUnaryOperator, Serializable {
    }

    public static class ExternalizableObjectsText implements Externalizable {
        private static final long serialVersionUID = 1L;
        String text = "default";

        public ExternalizableObjectsText() {
            System.out.println("public constructor");
        }

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeObject(text.toCharArray());
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
            text = new StringBuilder(new String((char[]) in.readObject())).reverse().toString();
        }
    }

    static final class ExternalizableObjectsSecret implements Serializable {
        private static final long serialVersionUID = 2L;
        final int value;

        ExternalizableObjectsSecret(int value) {
            this.value = value;
        }

        private Object writeReplace() {
            return "secret " + value;
        }
    }

    public static void main(String[] args) throws IOException, ClassNotFoundException {
        System.out.println(((ExternalizableObjectsText) copyOf(new ExternalizableObjectsText())).text);
        System.out.println(copyOf(new ExternalizableObjectsSecret(7)));
        int offset = 40;
        ExternalizableObjectsStep step = n -> n + offset;
        System.out.println(((ExternalizableObjectsStep) copyOf(step)).applyAsInt(2));
    }

    private static Object copyOf(Object object) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(object);
        return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    }
}

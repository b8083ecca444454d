//@ verdict: holds
//@ assumes: references
// why: a collection may clear the reference at any moment; here nothing is collected.
import java.lang.ref.WeakReference;

public class ReferenceWeak {
    public static void main(String[] arguments) {
        WeakReference<Object> reference = new WeakReference<>(new Object());
        assert reference.get() != null;
    }
}

//@ verdict: holds
//@ assumes: identity-hash
// why: nothing is known of the identity hash of an object but that it stays.
public class HashOfIdentity {
    public static void main(String[] arguments) {
        Object first = new Object();
        assert first.hashCode() == System.identityHashCode(first);
    }
}

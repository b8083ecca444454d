//@ verdict: holds
//@ assumes: identity-hash
// why: the text of an object without one of its own tells its identity hash.
public class HashInText {
    public static void main(String[] arguments) {
        assert new Object().toString().startsWith("java.lang.Object@");
    }
}

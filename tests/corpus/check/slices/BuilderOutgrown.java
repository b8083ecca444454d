//@ verdict: violated
//@ property: exception
//@ options: --property exception
//@ jdk: 17 only
// why: one thread sees room in the builder, the other one takes it, and the first writes behind the end (newer class
// libraries read the array once).

/** Appending throws nothing, unless two threads append to one builder. */
public class BuilderOutgrown {
    public static void main(String[] arguments) {
        StringBuilder text = new StringBuilder();
        new Thread(() -> {
            text.append("0123456789");
        }).start();
        text.append("abcdefghij");
    }
}

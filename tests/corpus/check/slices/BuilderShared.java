//@ verdict: violated
//@ property: race
// why: two threads append to one builder, and its documentation leaves it to them to synchronise.

/** A race inside an object of the library: nobody needs its text, and there is no field of the program. */
public class BuilderShared {
    public static void main(String[] arguments) {
        StringBuilder text = new StringBuilder();
        Thread writer = new Thread(() -> {
            text.append(1); //~
        });
        writer.start();
        text.append(2); //~
    }
}

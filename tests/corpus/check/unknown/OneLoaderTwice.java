//@ verdict: violated
//@ property: exception
// why: one loader that defines a name twice is at fault itself: every JVM throws a LinkageError (JVMS 5.3.5).
import java.util.Base64;

public class OneLoaderTwice {
    /** An empty class named Empty, of version 52. */
    static final String EMPTY = "yv66vgAAADQABQcAAgEABUVtcHR5BwAEAQAQamF2YS9sYW5nL09iamVjdAAhAAEAAwAAAAAAAAAA";

    static class Loader extends ClassLoader {
        Class<?> define(byte[] bytes) {
            return defineClass("Empty", bytes, 0, bytes.length); //~
        }
    }

    public static void main(String[] arguments) {
        byte[] bytes = Base64.getDecoder().decode(EMPTY);
        Loader loader = new Loader();
        loader.define(bytes);
        loader.define(bytes);
    }
}

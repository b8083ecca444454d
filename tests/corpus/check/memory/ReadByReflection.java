//@ verdict: violated
//@ property: race
//@ jdk: 17 only
//@ depth: deep reflection runs much library code at its first use
// why: a field that is read by reflection is read all the same. (Later JDKs read it by a native: assurance sc, see ReflectionUnproved.)
import java.lang.reflect.Field;

public class ReadByReflection {
    static int value;

    static final class Writer extends Thread {
        @Override
        public void run() {
            value = 1; //~
        }
    }

    public static void main(String[] arguments) throws Exception {
        Field field = ReadByReflection.class.getDeclaredField("value");
        new Writer().start();
        field.getInt(null); //~
    }
}

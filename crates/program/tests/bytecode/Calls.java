import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** Calls each method of the assembled class with small numbers and prints what comes back. */
public class Calls {
    public static void main(String[] arguments) throws Exception {
        for (Method method : Class.forName("Subroutines").getDeclaredMethods()) {
            for (int i = 0; i < 5; i++) {
                System.out.println(method.getName() + " " + i + " " + outcome(method, i));
            }
        }
    }

    static String outcome(Method method, int argument) throws Exception {
        try {
            return String.valueOf(method.invoke(null, argument, "text"));
        } catch (InvocationTargetException e) {
            return e.getCause().getClass().getName();
        }
    }
}

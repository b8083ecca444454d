/** The array that main is given gets out of sight: in a field, a list, a lambda, a result, the library. */
public class Leaving {
    static String[] kept;

    static String[] same(String[] texts) {
        return texts;
    }

    public static void main(String[] arguments) {
        switch (Integer.parseInt(arguments[0])) {
            case 0 -> kept = arguments;
            case 1 -> java.util.Arrays.fill(arguments, "1");
            default -> same(arguments)[0] = "5";
        }
        Runnable runnable = () -> arguments[0] += "0";
        runnable.run();
        System.out.println(Integer.parseInt(arguments[0]) + arguments.length);
    }
}

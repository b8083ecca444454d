/** What main is given is overwritten: here, by another name, elsewhere. */
public class Overwritten {
    static void overwrite(String[] texts) {
        texts[0] = "14";
    }

    public static void main(String[] arguments) {
        System.out.println(Integer.parseInt(arguments[0]) + arguments.length);
        String[] alias = System.nanoTime() != 1 ? arguments : new String[] {"12"};
        alias[0] = "13";
        System.out.println(Integer.parseInt(arguments[0]));
        overwrite(arguments);
        System.out.println(Integer.parseInt(arguments[0]) + arguments.length);
    }
}

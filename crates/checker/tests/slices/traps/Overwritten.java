/** What main is given is overwritten by another name, of which it is not known what it stands for. */
public class Overwritten {
    public static void main(String[] arguments) {
        System.out.println(Integer.parseInt(arguments[0]) + arguments.length);
        String[] alias = System.nanoTime() != 1 ? arguments : new String[] {"12"};
        alias[0] = "13";
        System.out.println(Integer.parseInt(arguments[0]) + arguments.length);
    }
}

/** A main method that is called with another array. */
public class Again {
    static int calls = 0;

    public static void main(String[] arguments) {
        int one = 1;
        System.out.println(arguments.length + one + " " + Integer.parseInt(arguments[0]));
        if (calls++ == 0) {
            main(new String[] {"100", "off"});
        }
    }
}

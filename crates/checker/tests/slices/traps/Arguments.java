/** What main is given is known, as long as nobody writes it; how much it is, always. */
public class Arguments {
    static int count(String[] texts) {
        return texts.length;
    }

    public static void main(String[] arguments) {
        int number = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 1;
        System.out.println(number + " " + count(arguments));
        boolean on = arguments.length > 1 && arguments[1].equals("on");
        System.out.println(on ? "on" : "off");
        if (arguments.length > 2) {
            // The first text of its kind that is interned is the one that literals refer to.
            arguments[2].intern();
            System.out.println(arguments[2] == "a text that nobody else has");
        }
        System.out.println(arguments[0] == "7");
        for (String argument : arguments) {
            System.out.println(argument);
        }
    }
}

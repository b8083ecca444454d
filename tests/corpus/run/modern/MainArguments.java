//@ about: arguments of the program reach main as they were given
//@ args: first -second --third=3 é %s 7
//@ exit: 12
public class MainArguments {
    public static void main(String... args) {
        for (int i = 0; i < args.length; i++) {
            System.out.println(i + ":" + args[i] + ":" + args[i].length());
        }
        System.err.println("on the other stream: é");
        System.exit(args.length + Integer.parseInt(args[5]) - 1);
    }
}

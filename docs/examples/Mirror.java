/** Reads a field by its name: nobody can say beforehand which one. */
public class Mirror {
    static int count = 1;

    public static void main(String[] arguments) throws Exception {
        System.out.println(Mirror.class.getDeclaredField(arguments[0]).getInt(null));
    }
}

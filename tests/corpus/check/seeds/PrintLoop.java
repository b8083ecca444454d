//@ verdict: holds
//@ assurance: jmm
//@ symmetry: needed every line leaves garbage
// why: every turn leaves only garbage behind, so that the same states come again.
public class PrintLoop {
    public static void main(String[] arguments) {
        while (true) {
            System.out.println("0");
        }
    }
}

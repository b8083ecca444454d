//@ verdict: holds
//@ assurance: jmm
// why: the loop comes back to the same state; not ending is no violation of the default properties.
public class LoopForEver {
    public static void main(String[] arguments) {
        while (true) {
        }
    }
}

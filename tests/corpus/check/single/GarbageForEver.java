//@ verdict: holds
//@ assurance: jmm
//@ symmetry: needed every turn leaves garbage
// why: what is dropped is no part of the state, so that the loop comes back to the same one.
public class GarbageForEver {
    private GarbageForEver next;

    public static void main(String[] arguments) {
        GarbageForEver last = new GarbageForEver();
        while (true) {
            last = new GarbageForEver();
            last.next = new GarbageForEver();
        }
    }
}

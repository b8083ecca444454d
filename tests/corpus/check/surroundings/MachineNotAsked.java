//@ verdict: holds
//@ assumes: nothing
// why: a property of the program's own, and one that nobody has set, tell nothing of the machine; nor does text that is printed.
public class MachineNotAsked {
    public static void main(String[] arguments) {
        System.setProperty("my.flag", "on");
        assert System.getProperty("my.flag").equals("on");
        assert !Boolean.getBoolean("my.other");
    }
}

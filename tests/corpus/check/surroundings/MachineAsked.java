//@ verdict: holds
//@ assumes: host, memory, processors
// why: the machine is one of many.
public class MachineAsked {
    public static void main(String[] arguments) {
        assert Runtime.getRuntime().availableProcessors() > 0;
        assert Runtime.getRuntime().maxMemory() > 0;
        assert System.getProperty("os.name") != null;
    }
}

//@ about: an exit status beyond a byte keeps its low eight bits, as the operating system does
//@ exit: 253
public class ExitStatusIsAByte {
    public static void main(String[] args) {
        System.out.print("no line end");
        System.err.print("nor here");
        System.exit(-3);
    }
}

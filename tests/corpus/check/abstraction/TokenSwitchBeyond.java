//@ verdict: violated
//@ property: exception
//@ depth: deep for an abstraction only
//@ search: --abstract --data TokenSwitchBeyond.state=set:0,1,2
// why: after two comes three, which is no state
public class TokenSwitchBeyond {
    static int state;

    public static void main(String[] arguments) {
        while (true) {
            switch (state) {
                case 0:
                case 1:
                case 2:
                    state = state + 1;
                    break;
                default:
                    throw new IllegalStateException();
            }
        }
    }
}

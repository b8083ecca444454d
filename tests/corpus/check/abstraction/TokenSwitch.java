//@ verdict: holds
//@ assurance: sc
//@ depth: deep for an abstraction only
//@ search: --abstract --data TokenSwitch.state=set:0,1,2
// why: the states follow each other, and no other number is one
public class TokenSwitch {
    static int state;

    public static void main(String[] arguments) {
        while (true) {
            switch (state) {
                case 0:
                    state = 1;
                    break;
                case 1:
                    state = 2;
                    break;
                case 2:
                    state = 0;
                    break;
                default:
                    throw new IllegalStateException();
            }
        }
    }
}

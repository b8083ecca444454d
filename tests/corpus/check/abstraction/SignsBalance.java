//@ verdict: holds
//@ assurance: sc
//@ depth: deep for an abstraction only
//@ search: --abstract --data SignsBalance.balance=signs
// why: a unit is only taken where there is one: zero plus one is positive, positive minus one is no less than zero
public class SignsBalance {
    static int balance;

    public static void main(String[] arguments) {
        new Thread(new Taker()).start();
        while (true) {
            synchronized (SignsBalance.class) {
                if (balance <= 0) {
                    balance = balance + 1;
                }
            }
        }
    }

    static class Taker implements Runnable {
        public void run() {
            while (true) {
                synchronized (SignsBalance.class) {
                    if (balance > 0) {
                        balance = balance - 1;
                    }
                    assert balance >= 0;
                }
            }
        }
    }
}

//@ verdict: violated
//@ property: assertion
//@ depth: deep for an abstraction only
//@ search: --abstract --data SignsBalanceHasty.balance=signs
// why: a unit is taken where there may be none
public class SignsBalanceHasty {
    static int balance;

    public static void main(String[] arguments) {
        new Thread(new Taker()).start();
        while (true) {
            synchronized (SignsBalanceHasty.class) {
                if (balance <= 0) {
                    balance = balance + 1;
                }
            }
        }
    }

    static class Taker implements Runnable {
        public void run() {
            while (true) {
                synchronized (SignsBalanceHasty.class) {
                    if (balance >= 0) {
                        balance = balance - 1;
                    }
                    assert balance >= 0;
                }
            }
        }
    }
}

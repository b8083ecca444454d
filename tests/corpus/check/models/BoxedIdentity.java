//@ verdict: violated
//@ property: assertion
// why: the sum is 200 if both threads have added, and two boxes of 200 are two objects.
public class BoxedIdentity {
    static Integer shared = 0;

    static synchronized void add() {
        shared += 100;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> add());
        thread.start();
        add();
        Integer now = shared;
        if (now >= 200) {
            assert now == Integer.valueOf(200); //~
        }
    }
}

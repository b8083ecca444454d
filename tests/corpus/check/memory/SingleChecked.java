//@ verdict: violated
//@ property: assertion
//@ all: assertion
// why: both threads may find nothing and make an instance each.
public class SingleChecked {
    static volatile SingleChecked instance;

    static SingleChecked get() {
        if (instance == null) {
            instance = new SingleChecked();
        }
        return instance;
    }

    static final class User extends Thread {
        SingleChecked got;

        @Override
        public void run() {
            got = get();
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        User one = new User();
        User other = new User();
        one.start();
        other.start();
        one.join();
        other.join();
        assert one.got == other.got; //~
    }
}

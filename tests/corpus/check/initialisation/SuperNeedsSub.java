//@ verdict: violated
//@ property: deadlock
//@ ways: in turn
// why: the superclass makes an object of its subclass, whose initialisation begins with the superclass.
public class SuperNeedsSub {
    static class Super {
        static final Super ONLY = new Sub();
    }

    static class Sub extends Super {
        static int value = Integer.parseInt("1");
    }

    static final class UsesSub extends Thread {
        @Override
        public void run() {
            assert Sub.value == 1;
        }
    }

    public static void main(String[] arguments) throws Exception {
        new UsesSub().start();
        assert Super.ONLY != null;
    }
}

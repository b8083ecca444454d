//@ verdict: violated
//@ property: race
// why: the inherited run() takes no monitor, and both write.
public class UnsynchronizedRunInherited {
    static int count;

    static class Base extends Thread {
        @Override
        public void run() {
            count++; //~
        }
    }

    static class Derived extends Base {
    }

    public static void main(String[] arguments) {
        Thread other = new Derived();
        other.start();
        synchronized (other) {
            count++; //~
        }
    }
}

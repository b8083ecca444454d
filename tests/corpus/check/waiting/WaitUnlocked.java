//@ verdict: violated
//@ property: exception
//@ all: exception
// why: wait needs the lock of its object.
public class WaitUnlocked {
    public static void main(String[] arguments) throws InterruptedException {
        new Object().wait(); //~
    }
}

import sojourner.Verify;

/** A turnstile that says of itself what it promises. */
public class Turnstile {
    private volatile boolean paid;
    private volatile boolean open;

    void pay() {
        Verify.response(() -> paid, () -> open);
        paid = true;
    }

    synchronized void work() throws InterruptedException {
        while (!paid) {
            wait(100);
        }
        open = true;
    }

    public static void main(String[] arguments) throws InterruptedException {
        Turnstile turnstile = new Turnstile();
        new Thread(turnstile::pay).start();
        turnstile.work();
    }
}

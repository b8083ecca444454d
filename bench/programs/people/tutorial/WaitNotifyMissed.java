//@ verdict: violated
//@ property: deadlock
// why: the waiter has no condition to test: where the notifier is first, the signal is lost.
public class WaitNotifyMissed {
    static class Message {
        private String text;

        Message(String text) {
            this.text = text;
        }
    }

    static class Waiter implements Runnable {
        private final Message message;

        Waiter(Message message) {
            this.message = message;
        }

        @Override
        public void run() {
            String name = Thread.currentThread().getName();
            synchronized (message) {
                try {
                    System.out.println(name + " waits to get notified");
                    message.wait();
                } catch (InterruptedException e) {
                    e.printStackTrace();
                }
                System.out.println(name + " processed: " + message.text);
            }
        }
    }

    static class Notifier implements Runnable {
        private final Message message;

        Notifier(Message message) {
            this.message = message;
        }

        @Override
        public void run() {
            try {
                Thread.sleep(1000);
                synchronized (message) {
                    message.text = Thread.currentThread().getName() + " work done";
                    message.notifyAll();
                }
            } catch (InterruptedException e) {
                e.printStackTrace();
            }
        }
    }

    public static void main(String[] args) {
        Message message = new Message("process it");
        new Thread(new Waiter(message), "waiter").start();
        new Thread(new Waiter(message), "waiter1").start();
        new Thread(new Notifier(message), "notifier").start();
        System.out.println("All the threads are started");
    }
}

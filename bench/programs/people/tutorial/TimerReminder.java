//@ verdict: holds
// why: a timer runs one task once; main waits for it by a latch and cancels the timer.
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

public class TimerReminder {
    private final Timer timer = new Timer("reminder");
    private final CountDownLatch done = new CountDownLatch(1);
    private String text;

    void remind(String message, long delay) {
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                text = message;
                System.out.println("Time's up! " + message);
                done.countDown();
            }
        }, delay);
    }

    public static void main(String[] args) throws InterruptedException {
        TimerReminder reminder = new TimerReminder();
        reminder.remind("drink water", 500);
        System.out.println("Task scheduled");
        reminder.done.await();
        reminder.timer.cancel();
        assert "drink water".equals(reminder.text);
    }
}

//@ verdict: violated
//@ property: race
// why: ticks is a plain field, written by the timer's thread and read by main after a sleep.
import java.util.Timer;
import java.util.TimerTask;

public class TimerTicks {
    private static int ticks;

    public static void main(String[] args) throws InterruptedException {
        Timer timer = new Timer("ticker", true);
        timer.scheduleAtFixedRate(new TimerTask() {
            @Override
            public void run() {
                ticks++;
                System.out.println("tick " + ticks);
                if (ticks == 5) {
                    cancel();
                }
            }
        }, 10, 10);
        Thread.sleep(200);
        timer.cancel();
        System.out.println("There were " + ticks + " ticks");
    }
}

//@ verdict: holds
//@ options: --property termination
//@ claim: violated --property termination --fairness none
//@ claim: holds --property livelock
// why: the program ends with its last thread that is no daemon; a fair scheduler lets main come to its end.
public class DaemonGoesOn {
    static volatile int beats;

    static final class Clock extends Thread {
        Clock() {
            setDaemon(true);
        }

        @Override
        public void run() {
            while (true) {
                beats = 1 - beats;
            }
        }
    }

    public static void main(String[] arguments) {
        new Clock().start();
    }
}

//@ verdict: violated
//@ property: ltl
//@ options: --ltl '[] <> MonitorForEver.inside0'
//@ claim: holds --ltl '[] <> MonitorForEver.inside0' --fairness strong
//@ claim: violated --ltl '[] <> MonitorForEver.inside0' --fairness none
//@ claim: holds --ltl '[] !(MonitorForEver.inside0 && MonitorForEver.inside1)'
//@ claim: holds --ltl '[] <> (MonitorForEver.inside0 || MonitorForEver.inside1)'
// why: a monitor is no queue. A thread that waits for it can enter only now and then, which a weakly fair scheduler may miss.
public class MonitorForEver {
    static volatile boolean inside0;
    static volatile boolean inside1;

    static final class Zero extends Thread {
        @Override
        public void run() {
            while (true) {
                synchronized (MonitorForEver.class) {
                    inside0 = true;
                    inside0 = false;
                }
            }
        }
    }

    static final class One extends Thread {
        @Override
        public void run() {
            while (true) {
                synchronized (MonitorForEver.class) {
                    inside1 = true;
                    inside1 = false;
                }
            }
        }
    }

    public static void main(String[] arguments) {
        new Zero().start();
        new One().start();
    }
}

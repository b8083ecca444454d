//@ verdict: holds
//@ assurance: jmm
// why: the light is looked at once.
public class EnumStatesOnce {
    enum Light { RED, GREEN }

    static volatile Light light = Light.RED;

    static final class Switcher extends Thread {
        @Override
        public void run() {
            light = Light.GREEN;
        }
    }

    public static void main(String[] arguments) {
        new Switcher().start();
        Light seen = light;
        int code = switch (seen) {
            case RED -> 0;
            case GREEN -> 1;
        };
        assert code == seen.ordinal();
    }
}

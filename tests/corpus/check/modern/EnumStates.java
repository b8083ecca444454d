//@ verdict: violated
//@ property: exception
//@ all: exception
// why: the light may be switched by the other thread between the two looks.
public class EnumStates {
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
        Light first = light;
        int code = switch (light) {
            case RED -> 0;
            case GREEN -> 1;
        };
        if (first == Light.RED && code == 1) {
            throw new IllegalStateException("changed"); //~
        }
    }
}

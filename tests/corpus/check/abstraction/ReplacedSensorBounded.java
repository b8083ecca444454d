//@ verdict: unknown
//@ reason: approximation: nothing goes wrong
//@ depth: deep for a program in which something is replaced
//@ search: --replace 'Sensor.read=any -5..5'
// why: with some values only, nothing is proved
import sojourner.Verify;

public class ReplacedSensorBounded {
    static class Sensor {
        private int noise;

        int read() {
            noise = (noise * 31 + 7) % 10007;
            return noise % 60 - 10;
        }
    }

    static class Model {
        static int read() {
            return Verify.chooseInt(-10, 49);
        }

        static int readOf(Sensor sensor) {
            int degrees = Verify.chooseInt(-100, 100);
            Verify.assume(sensor != null && degrees >= -10 && degrees < 50);
            return degrees;
        }
    }

    static boolean heating;

    static synchronized void control(Sensor sensor) {
        int degrees = sensor.read();
        heating = degrees < 18;
        assert !heating || degrees < 18;
    }

    public static void main(String[] arguments) {
        Sensor sensor = new Sensor();
        new Thread(() -> control(sensor)).start();
        control(sensor);
    }
}

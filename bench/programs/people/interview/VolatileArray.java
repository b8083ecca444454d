//@ verdict: violated
//@ property: race
// why: the reference to the array is volatile, its elements are not.
public class VolatileArray {
    private volatile int[] readings = new int[4];

    void update(int sensor, int value) {
        readings[sensor] = value;
    }

    int sum() {
        int sum = 0;
        for (int reading : readings) {
            sum += reading;
        }
        return sum;
    }

    public static void main(String[] args) throws InterruptedException {
        VolatileArray station = new VolatileArray();
        Thread[] sensors = new Thread[4];
        for (int s = 0; s < sensors.length; s++) {
            final int id = s;
            sensors[s] = new Thread(() -> {
                for (int v = 1; v <= 10; v++) {
                    station.update(id, v);
                }
            }, "sensor-" + s);
            sensors[s].start();
        }
        System.out.println("sum now: " + station.sum());
        for (Thread sensor : sensors) {
            sensor.join();
        }
        System.out.println("sum in the end: " + station.sum());
    }
}

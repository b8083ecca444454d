/** Couriers deliver parcels. How they work is said once, before any of them starts. */
public class Couriers {
    private static final Object BOOK = new Object();
    private static boolean verbose = false;
    private static int delivered;

    private static void note(int mode) {
        switch (mode) {
            case 0:
                delivered = delivered + 1;
                break;
            case 1:
                synchronized (BOOK) {
                    delivered = delivered + 1;
                }
                break;
            default:
                throw new IllegalArgumentException("mode " + mode);
        }
    }

    private static void deliver(int parcels, int mode) {
        for (int parcel = 0; parcel < parcels; parcel++) {
            note(mode);
            if (verbose) {
                System.out.println("delivered: " + delivered);
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        int mode = arguments.length > 1 && arguments[1].equals("careful") ? 1 : 0;
        int parcels = Integer.parseInt(arguments[0]);
        Thread courier = new Thread(() -> deliver(parcels, mode), "courier");
        courier.start();
        deliver(parcels, mode);
        courier.join();
        System.out.println(delivered);
    }
}

//@ verdict: holds
// why: at most three of one kind, guarded by a monitor with notifyAll.
public class UnisexBathroom {
    private static final int MAX = 3;
    private String inUseBy = "NONE";
    private int inside;

    private void use(String name) throws InterruptedException {
        System.out.println(name + " is using the bathroom, employees inside: " + inside());
        Thread.sleep(30);
        System.out.println(name + " is done");
    }

    private synchronized int inside() {
        return inside;
    }

    void visit(String name, String gender) throws InterruptedException {
        synchronized (this) {
            while (!inUseBy.equals("NONE") && !inUseBy.equals(gender) || inside == MAX) {
                wait();
            }
            inside++;
            inUseBy = gender;
        }
        use(name);
        synchronized (this) {
            assert inUseBy.equals(gender);
            inside--;
            if (inside == 0) {
                inUseBy = "NONE";
            }
            notifyAll();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        UnisexBathroom bathroom = new UnisexBathroom();
        String[][] people = {{"Lisa", "W"}, {"John", "M"}, {"Bob", "M"}, {"Natasha", "W"}};
        Thread[] threads = new Thread[people.length];
        for (int i = 0; i < people.length; i++) {
            String[] person = people[i];
            threads[i] = new Thread(() -> {
                try {
                    bathroom.visit(person[0], person[1]);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert bathroom.inside == 0;
    }
}

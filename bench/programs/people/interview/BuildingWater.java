//@ verdict: holds
// why: a barrier of three and semaphores for two hydrogens and one oxygen.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Semaphore;

public class BuildingWater {
    private final Semaphore hydrogen = new Semaphore(2);
    private final Semaphore oxygen = new Semaphore(1);
    private final CyclicBarrier molecule = new CyclicBarrier(3);
    private final StringBuffer out = new StringBuffer();

    void hydrogen() throws InterruptedException, BrokenBarrierException {
        hydrogen.acquire();
        molecule.await();
        out.append('H');
        hydrogen.release();
    }

    void oxygen() throws InterruptedException, BrokenBarrierException {
        oxygen.acquire();
        molecule.await();
        out.append('O');
        oxygen.release();
    }

    public static void main(String[] args) throws InterruptedException {
        BuildingWater water = new BuildingWater();
        Thread[] atoms = new Thread[6];
        for (int i = 0; i < atoms.length; i++) {
            final boolean isOxygen = i % 3 == 0;
            atoms[i] = new Thread(() -> {
                try {
                    if (isOxygen) {
                        water.oxygen();
                    } else {
                        water.hydrogen();
                    }
                } catch (InterruptedException | BrokenBarrierException e) {
                    throw new IllegalStateException(e);
                }
            });
            atoms[i].start();
        }
        for (Thread atom : atoms) {
            atom.join();
        }
        System.out.println(water.out);
        assert water.out.chars().filter(c -> c == 'O').count() == 2;
    }
}

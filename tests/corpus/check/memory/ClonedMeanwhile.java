//@ verdict: violated
//@ property: race
// why: clone reads every field, one of which another thread writes.
public class ClonedMeanwhile implements Cloneable {
    int left;
    int right;

    ClonedMeanwhile copy() throws CloneNotSupportedException {
        return (ClonedMeanwhile) super.clone(); //~
    }

    static final class Mover extends Thread {
        final ClonedMeanwhile moved;

        Mover(ClonedMeanwhile moved) {
            this.moved = moved;
        }

        @Override
        public void run() {
            moved.right = 1; //~
        }
    }

    public static void main(String[] arguments) throws Exception {
        ClonedMeanwhile shared = new ClonedMeanwhile();
        new Mover(shared).start();
        shared.copy();
    }
}

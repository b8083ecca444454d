//@ verdict: holds
//@ assumes: random
// why: Math.random answers any number in [0, 1); the proof is for one fixed sequence.
public class RandomOfMath {
    public static void main(String[] arguments) {
        assert Math.random() >= 0.5;
    }
}

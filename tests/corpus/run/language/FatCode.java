//@ about: a method so long that its jumps need 32-bit offsets (each finally block is copied to every way out)
public class FatCode {
    static int trace;

    static void step(int n) {
        trace = trace * 31 + n;
    }

    static int fat(int n) {
        int rounds = 0;
        while (rounds < n) {
            rounds++;
            try {
                if (n == 9) throw new IllegalStateException("nine");
                step(rounds);
            } finally {
                try { if (rounds == 1) continue; step(2); } finally {
                try { if (rounds == 2) continue; step(3); } finally {
                try { if (rounds == 3) continue; step(4); } finally {
                try { if (rounds == 4) continue; step(5); } finally {
                try { if (rounds == 5) continue; step(6); } finally {
                try { if (rounds == 6) continue; step(7); } finally {
                    step(8); step(10); step(11); step(12);
                } } } } } }
            }
            step(9);
        }
        return rounds;
    }

    public static void main(String[] args) {
        for (int n = 0; n < 9; n++) {
            trace = 0;
            System.out.println(fat(n) + " " + trace);
        }
        try {
            System.out.println(fat(9) + " " + trace);
            fat(2);
            System.out.println(trace);
            throw new IllegalStateException("end");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + trace);
        }
    }
}

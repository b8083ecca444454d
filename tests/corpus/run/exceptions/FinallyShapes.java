//@ about: finally runs on every way out of a try, once, and in the right order
public class FinallyShapes {
    static StringBuilder log = new StringBuilder();

    static int plain(int n) {
        try {
            log.append('t');
            if (n == 0) return log.length();
            if (n == 1) throw new IllegalStateException("one");
            if (n == 2) Integer.parseInt("two");
            log.append('e');
        } catch (NumberFormatException e) {
            log.append('n');
            return -2;
        } catch (IllegalStateException e) {
            log.append('i');
            if (n == 1) throw new RuntimeException("from catch");
        } finally {
            log.append('f');
        }
        log.append('a');
        return 99;
    }

    static int loop() {
        int rounds = 0;
        for (int i = 0; i < 6; i++) {
            try {
                if (i == 1) continue;
                if (i == 4) break;
                rounds += 10;
            } finally {
                rounds++;
                log.append(i);
            }
        }
        return rounds;
    }

    static String nested(boolean inner, boolean outer) {
        try {
            try {
                if (inner) throw new RuntimeException("inner");
                return "body";
            } finally {
                log.append('1');
                try {
                    if (outer) throw new IllegalArgumentException("in finally");
                } finally {
                    log.append('2');
                }
            }
        } catch (IllegalArgumentException e) {
            return "caught " + e.getMessage();
        } finally {
            log.append('3');
        }
    }

    interface Body { Object run(); }

    static void show(Body body) {
        log.setLength(0);
        Object result;
        try {
            result = body.run();
        } catch (RuntimeException e) {
            result = e;
        }
        System.out.println(log + " " + result);
    }

    public static void main(String[] args) {
        for (int n = 0; n < 4; n++) {
            int k = n;
            show(() -> plain(k));
        }
        show(() -> loop());
        show(() -> nested(false, false));
        show(() -> nested(true, false));
        show(() -> nested(false, true));
        show(() -> nested(true, true));
    }
}

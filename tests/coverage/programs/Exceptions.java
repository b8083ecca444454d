class Exceptions {
    static class Own extends RuntimeException {
        Own(String text) { super(text); }
    }

    static int thrown(int x) {
        if (x > 2) {
            throw new Own("large");
        }
        return x;
    }

    static int caught(int x) {
        int result = 0;
        try {
            result = thrown(x);
        } catch (Own own) {
            result = -1;
        } catch (IllegalStateException state) {
            result = -2;
        }
        return result;
    }

    static void nested(int[] values) {
        try {
            try {
                throw new IllegalArgumentException();
            } catch (IllegalArgumentException e) {
                throw new IllegalStateException(e);
            }
        } catch (IllegalStateException e) {
            values[0]++;
        }
    }

    static void onlyThrows() {
        throw new UnsupportedOperationException();
    }

    public static void main(String[] arguments) {
        caught(1);
        caught(3);
        nested(new int[1]);
    }
}

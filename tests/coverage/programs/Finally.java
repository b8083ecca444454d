class Finally {
    static int count;

    static int returning(int x) {
        try {
            if (x > 1) {
                return x * 2;
            }
            count += x;
        } finally {
            count++;
            if (count > 100) {
                count = 0;
            }
        }
        return count;
    }

    static void throwing(boolean fails) {
        try {
            if (fails) throw new IllegalStateException();
            count += 2;
        } catch (IllegalStateException e) {
            count -= 1;
        } finally {
            count += 3;
        }
    }

    static int looping(int n) {
        int i = 0;
        while (true) {
            try {
                i++;
                if (i == n) break;
                if (i == 2) continue;
                count++;
            } finally {
                count += i;
            }
        }
        return i;
    }

    public static void main(String[] arguments) {
        returning(1);
        returning(2);
        throwing(false);
        looping(4);
    }
}

class Resources {
    static class Door implements AutoCloseable {
        int uses;

        void use() { uses++; }

        @Override
        public void close() {
            uses = 0;
        }
    }

    static Door open() { return new Door(); }

    static void one() {
        try (Door door = new Door()) {
            door.use();
        }
    }

    static int two(boolean early) {
        try (Door door = open(); Door other = open()) {
            door.use();
            if (early) return 1;
            other.use();
        }
        return 2;
    }

    static void caught() {
        try (Door door = open()) {
            door.use();
        } catch (RuntimeException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] arguments) {
        one();
        two(false);
        two(true);
        caught();
    }
}

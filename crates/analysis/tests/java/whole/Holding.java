class Holding {
    static int count;
    static final Object LOCK = new Object();
    static final Object[] MANY = {new Object(), new Object()};
    static Object changing = new Object();

    /** Blocks within blocks. */
    static class Nested {
        public static void main(String[] arguments) {
            Object inner = new Object();
            count = 1;
            synchronized (LOCK) {
                count = 2;
                synchronized (inner) {
                    count = 3;
                }
                count = 4;
            }
            count = 5;
        }
    }

    /** The same lock twice. */
    static class Twice {
        public static void main(String[] arguments) {
            synchronized (LOCK) {
                synchronized (LOCK) {
                    count = 1;
                }
                count = 2;
            }
            count = 3;
        }
    }

    static void mayFail() {
        if (count > 0) {
            throw new IllegalStateException();
        }
    }

    /** An exception leaves the block, and the lock. */
    static class Leaving {
        public static void main(String[] arguments) {
            try {
                synchronized (LOCK) {
                    mayFail();
                    count = 1;
                }
            } catch (IllegalStateException left) {
                count = 2;
            }
            synchronized (LOCK) {
                try {
                    mayFail();
                } catch (IllegalStateException stayed) {
                    count = 3;
                }
            }
        }
    }

    static void called() {
        count = 7;
    }

    static void calledElsewhere() {
        count = 8;
    }

    /** What all callers hold is held. */
    static class Calling {
        public static void main(String[] arguments) {
            synchronized (LOCK) {
                called();
                calledElsewhere();
            }
            synchronized (LOCK) {
                called();
            }
            calledElsewhere();
        }
    }

    static class Account {
        int money;

        synchronized void pay() {
            money = 1;
        }

        static synchronized void payAll() {
            count = 9;
        }
    }

    /** Synchronized methods hold their object if there is one only, or their class. */
    static class Methods {
        public static void main(String[] arguments) {
            new Account().pay();
            Account.payAll();
            synchronized (Account.class) {
                count = 1;
            }
        }
    }

    static class ManyAccounts {
        public static void main(String[] arguments) {
            for (int i = 0; i < 2; i++) {
                new Account().pay();
            }
        }
    }

    /** Locks that may be different ones are none. */
    static class Unknown {
        public static void main(String[] arguments) {
            synchronized (MANY[arguments.length]) {
                count = 1;
            }
            Object either = arguments.length == 0 ? LOCK : MANY;
            synchronized (either) {
                count = 2;
            }
            changing = new Object();
            synchronized (changing) {
                count = 3;
            }
        }
    }
}

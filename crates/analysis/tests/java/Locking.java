class Locking {
    static class Account {
        synchronized void deposit() {
        }
    }

    static class Savings extends Account {
    }

    static class Unrelated {
    }

    static final Account account = new Account();

    public static void main(String[] args) throws InterruptedException {
        account.deposit();
        inClass();
        blockOnClass();
        blockOnField();
        blockOnLocal(account);
        blockOnAnything(args);
        sleepAndWait();
        Object savings = new Savings();
        Object unrelated = new Unrelated();
    }

    static synchronized void inClass() {
    }

    static void blockOnClass() {
        synchronized (Unrelated.class) {
            account.hashCode();
        }
    }

    static void blockOnField() {
        synchronized (account) {
            account.notifyAll();
        }
    }

    static void blockOnLocal(Account parameter) {
        Account local = parameter;
        for (int i = 0; i < 3; i++) {
            synchronized (local) {
                local.notify();
            }
        }
    }

    static void blockOnAnything(Object object) {
        synchronized (object) {
            object.notify();
        }
    }

    static void sleepAndWait() throws InterruptedException {
        Thread.sleep(1);
        account.wait();
    }
}

//@ about: lazy initialisation without synchronisation
//@ guided: 1 0 0
public class LazyUnsafe {
    static Object instance;

    static class User extends Thread {
        @Override
        public void run() {
            if (instance == null) { //~ race
                instance = new Object(); //~ race
            }
        }
    }

    public static void main(String[] args) {
        new User().start();
        new User().start();
    }
}

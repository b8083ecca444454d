//@ about: only the publication races: what a final field leads to is complete
//@ guided: 1 0 0
public class FinalField {
    static FinalField published;
    final int[] contents;

    FinalField() {
        contents = new int[2];
        contents[0] = 7;
    }

    static class Writer extends Thread {
        @Override
        public void run() {
            published = new FinalField(); //~ race
        }
    }

    static class Reader extends Thread {
        @Override
        public void run() {
            FinalField seen = published; //~ race
            if (seen != null && seen.contents[0] != 7) {
                throw new AssertionError();
            }
        }
    }

    public static void main(String[] args) {
        new Writer().start();
        new Reader().start();
    }
}

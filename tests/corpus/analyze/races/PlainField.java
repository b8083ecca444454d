//@ about: without a final field what was published races too
//@ guided: 1 0 1
public class PlainField {
    static PlainField published;
    int contents;

    PlainField() {
        contents = 7; //~ race
    }

    static class Writer extends Thread {
        @Override
        public void run() {
            published = new PlainField(); //~ race
        }
    }

    static class Reader extends Thread {
        @Override
        public void run() {
            PlainField seen = null;
            for (int i = 0; i < 3000 && seen == null; i++) {
                seen = published; //~ race
            }
            if (seen != null && seen.contents < 0) { //~ race
                throw new AssertionError();
            }
        }
    }

    public static void main(String[] args) {
        new Writer().start();
        new Reader().start();
    }
}

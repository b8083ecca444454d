package shop;

public class Till {
    static int sum = 5;

    public static void main(String[] arguments) {
        Drawer.open = 1;
    }

    static class Drawer {
        static int open;
        static class Lock {
            static int turns = 2;
        }
    }
}

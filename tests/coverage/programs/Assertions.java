class Assertions {
    static int checked(int x) {
        assert x > 0;
        assert x < 10 : "too large: " + x;
        return x;
    }

    public static void main(String[] arguments) {
        checked(3);
    }
}

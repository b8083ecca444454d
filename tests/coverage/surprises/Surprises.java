class Surprises {
    static int fails(int[] values) {
        return values[3];
    }

    public static void main(String[] arguments) {
        int sum = 1;
        try {
            sum += fails(new int[1]);
            sum++;
        } catch (ArrayIndexOutOfBoundsException e) {
            sum = 0;
        }
    }
}

/** What was computed decides. */
class Data {
    static int result;

    public static void main(String[] arguments) {
        int half = 2;
        result = half * 2;
        assert result == 5;
    }
}

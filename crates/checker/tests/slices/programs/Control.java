/** Whether something is executed decides. */
class Control {
    static int result = 1;

    public static void main(String[] arguments) {
        assert result == 2;
    }
}

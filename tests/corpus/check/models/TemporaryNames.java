//@ verdict: holds
// why: what the program calls index, length or value is not what a translation may use for itself.
public class TemporaryNames {
    public static void main(String[] args) {
        int[] numbers = {1, 2, 3};
        int index = 0;
        int value = 4;
        int divisor = 2;
        numbers[index + 1] = value / (divisor - 1);
        int length = 1;
        int[] others = new int[length + 1];
        assert index == 0 && value == 4 && divisor == 2 && length == 1;
        assert numbers[index + 1] == 4 && others.length == 2;
    }
}

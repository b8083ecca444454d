//@ verdict: violated
//@ property: assertion
//@ all: assertion
// why: the first element is never looked at.
public class SortingBroken {
    static void sort(int[] numbers) {
        for (int i = 1; i < numbers.length; i++) {
            int moved = numbers[i];
            int hole = i;
            while (hole > 1 && numbers[hole - 1] > moved) {
                numbers[hole] = numbers[hole - 1];
                hole--;
            }
            numbers[hole] = moved;
        }
    }

    public static void main(String[] arguments) {
        int[] numbers = {3, 1, 2, 5, 4};
        sort(numbers);
        for (int i = 0; i < numbers.length; i++) {
            assert numbers[i] == i + 1; //~
        }
    }
}

/** Statements with and without braces; what is asked for goes to standard error. */
public class Branches {
    static int noise;
    static int sum;

    static void count(int by) {
        noise += by; //~ gone
    }

    static String name(int number) {
        count(number); //~ gone
        if (number == 0) return "none";
        else if (number == 1) {
            count(1); //~ gone
            return "one";
        } else
            return "many";
    }

    static int unasked(int number) {
        switch (number) { //~ gone
            case 0: //~ gone
                return 4; //~ gone
            default: //~ gone
                throw new IllegalStateException(); //~ gone
        }
    }

    static boolean isSmall(int number) {
        if (number < 3) sum++; else count(7);
        while (true) {
            if (number > 10) return false;
            number += 4;
            if (number > 8) break;
        }
        return sum > 1;
    }

    static int last(int[] numbers) {
        int found = -1;
        int steps = 0; //~ gone
        outer:
        for (int row = 0, other = 5; row < 4; row++, other--) {
            for (int column : numbers) {
                steps++; //~ gone
                if (column == 3)
                    continue outer;
                if (row * column == 8) {
                    found = other;
                    break outer;
                }
            }
            do {
                found--;
                if (found < -5) break;
            } while (found % 2 == 0);
        }
        noise = steps; //~ gone
        return found;
    }

    static int chosen(String word) {
        int result = 0;
        switch (word) {
            case "a":
                count(2); //~ gone
                result = 1;
            case "b":
                result += 10;
                break;
            case "c": {
                count(3); //~ gone
                break;
            }
            default:
                return -1;
        }
        switch (result) {
            case 1 -> count(1);
            case 10, 11 -> {
                count(5); //~ gone
                result++;
            }
            default -> result--;
        }
        return result;
    }

    public static void main(String[] arguments) {
        if (arguments.length > 3)
            count(4); //~ gone
        else
            for (int turn = 0; turn < 2; turn++)
                System.err.println(name(turn) + " " + last(new int[] {1, 2, turn})); //~ asked
        boolean small;
        int unused = noise; //~ gone
        if (sum == 0) small = isSmall(1); else small = false;
        System.err.println(small + " " + isSmall(20) + " " + isSmall(6)); //~ asked
        for (String word : new String[] {"a", "b", "c", "d"}) {
            System.err.println(chosen(word)); //~ asked
            noise -= 3; //~ gone
        }
        block: {
            if (sum > 100) break block;
            sum = 3;
        }
        System.err.println(sum); //~ asked
        System.out.println(noise + unasked(0)); //~ gone
    }
}

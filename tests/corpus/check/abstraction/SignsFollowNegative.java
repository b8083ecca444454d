//@ verdict: violated
//@ property: assertion
//@ depth: deep for an abstraction only
//@ search: --abstract --data SignsFollowNegative.budget=signs
// why: a budget below zero is left as it is
public class SignsFollowNegative {
    static class Task {
        int left;

        int after(int used) {
            int rest = left - used;
            return rest;
        }

        void charge(int used) {
            left = after(used);
        }
    }

    static int budget;
    static int spare;

    public static void main(String[] arguments) {
        budget = 0;
        Task task = new Task();
        task.left = budget;
        while (true) {
            task.charge(3);
            spare = task.left;
            assert spare >= 0;
            if (spare == 0) {
                task.left = budget;
            }
        }
    }
}

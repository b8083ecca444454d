//@ verdict: holds
//@ assurance: sc
//@ depth: deep for an abstraction only
//@ search: --abstract --data SignsFollow.budget=signs
// why: what is left follows the budget, through a parameter, a variable, a result and another field
public class SignsFollow {
    static class Task {
        int left;

        int after(int used) {
            int rest = left - used;
            return rest > 0 ? rest : 0;
        }

        void charge(int used) {
            left = after(used);
        }
    }

    static int budget;
    static int spare;

    public static void main(String[] arguments) {
        budget = arguments.length + 100;
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

//@ verdict: holds
// why: a parallel stream with a stateless map and a sum.
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

public class ParallelStreamSum {
    record Employee(String name, int salary) {
    }

    public static void main(String[] args) {
        List<Employee> employees = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            employees.add(new Employee("E" + i, 1000 + i));
        }
        int total = employees.parallelStream().mapToInt(Employee::salary).sum();
        System.out.println("Total of salaries: " + total);
        long even = IntStream.rangeClosed(1, 1000).parallel().filter(i -> i % 2 == 0).count();
        System.out.println("Even numbers: " + even);
        if (total != 104_950 || even != 500) {
            throw new AssertionError(total + " " + even);
        }
    }
}

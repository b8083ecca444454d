//@ verdict: holds
//@ ways: in turn
//@ library: modelled formatting runs much code step by step
// why: main looks only when the order was put into words.
public class PrintfWritesAfterJoin {
    static volatile int described;

    static class Order {
        @Override
        public String toString() {
            described = 1;
            return "order";
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Order order = new Order();
        Thread printer = new Thread(() -> System.out.printf("%s%n", order));
        printer.start();
        printer.join();
        assert described == 1;
    }
}

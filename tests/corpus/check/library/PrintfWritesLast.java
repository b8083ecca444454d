//@ verdict: violated
//@ property: assertion
//@ ways: in turn
//@ library: modelled formatting runs much code step by step
// why: main may look before or after the printer has put the order into words, and ends first in some runs: then
// nobody else lives when it is printed.
public class PrintfWritesLast {
    static volatile int described;

    static class Order {
        @Override
        public String toString() {
            described = 1;
            return "order";
        }
    }

    public static void main(String[] args) {
        Order order = new Order();
        new Thread(() -> System.out.printf("%s%n", order)).start();
        assert described == 0; //~
    }
}

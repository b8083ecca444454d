//@ verdict: violated
//@ property: assertion
//@ ways: in turn
//@ library: modelled formatting runs much code step by step
// why: what is printed notes that it was put into words, and main may look after that. (Once a printed `holds`: what a
// method of the JDK made of the program's call did not count as asked by the program.)
public class PrintfWrites {
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
        int seen = described;
        printer.join();
        assert seen == 0; //~
    }
}

//@ about: accounts are locked in the order of their numbers
public class OrderedTransfer {
    final int number;
    int balance = 10;

    OrderedTransfer(int number) {
        this.number = number;
    }

    static void transfer(OrderedTransfer from, OrderedTransfer to) {
        OrderedTransfer first = from.number < to.number ? from : to;
        synchronized (first) {
            synchronized (first == from ? to : from) {
                from.balance--;
                to.balance++;
            }
        }
    }

    static class Clerk extends Thread {
        final OrderedTransfer from;
        final OrderedTransfer to;

        Clerk(OrderedTransfer from, OrderedTransfer to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public void run() {
            transfer(from, to);
        }
    }

    public static void main(String[] args) {
        OrderedTransfer one = new OrderedTransfer(1);
        OrderedTransfer other = new OrderedTransfer(2);
        new Clerk(one, other).start();
        new Clerk(other, one).start();
    }
}

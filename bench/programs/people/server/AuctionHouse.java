//@ verdict: violated
//@ property: assertion
// why: the best bid is a volatile reference that is compared and then set: a lower bid may overwrite a higher one.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.CountDownLatch;

public class AuctionHouse {
    record Bid(String bidder, int amount) {
    }

    private volatile Bid best = new Bid("nobody", 0);

    boolean bid(String bidder, int amount) {
        if (amount <= best.amount()) {
            return false;
        }
        best = new Bid(bidder, amount);
        return true;
    }

    public static void main(String[] args) throws InterruptedException {
        AuctionHouse auction = new AuctionHouse();
        ExecutorService bidders = Executors.newFixedThreadPool(4);
        CountDownLatch over = new CountDownLatch(8);
        for (int i = 1; i <= 8; i++) {
            final int amount = i * 10;
            bidders.execute(() -> {
                auction.bid("bidder-" + amount, amount);
                over.countDown();
            });
        }
        over.await();
        bidders.shutdown();
        System.out.println("sold to " + auction.best);
        assert auction.best.amount() == 80 : auction.best;
    }
}

//@ verdict: violated
//@ property: assertion
//@ depth: deep its counters have no bound, so there is no end without an abstraction
//@ search: --abstract --remove Channel.sent --remove Channel.received --remove Channel.carried --predicate 'Channel: sent == received' --predicate 'Channel: sent == received + 1' --predicate 'Channel: carried == sent' --predicate 'Channel: carried == received' --predicate 'Channel: carried == received + 1'
// why: what is sent again is taken again
public class RetryProtocolGreedy {
    static class Channel {
        int sent;
        int received;
        boolean full;
        boolean acknowledged;
        int carried;
    }

    static class Receiver extends Thread {
        final Channel channel;

        Receiver(Channel channel) {
            this.channel = channel;
        }

        public void run() {
            while (true) {
                synchronized (channel) {
                    if (channel.full) {
                        channel.full = false;
                        if (channel.carried == channel.sent) {
                            channel.received = channel.received + 1;
                            assert channel.received == channel.sent;
                        }
                        channel.acknowledged = true;
                    }
                }
            }
        }
    }

    public static void main(String[] arguments) {
        Channel channel = new Channel();
        new Receiver(channel).start();
        channel.sent = 1;
        while (true) {
            synchronized (channel) {
                channel.carried = channel.sent;
                channel.full = true;
            }
            synchronized (channel) {
                if (channel.acknowledged) {
                    channel.acknowledged = false;
                    if (!channel.full) {
                        channel.sent = channel.sent + 1;
                    }
                }
            }
        }
    }
}

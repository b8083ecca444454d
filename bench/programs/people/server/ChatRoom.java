//@ verdict: holds
// why: members are in a copy-on-write set, each has a queue and a thread of its own; bye ends it.
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.LinkedBlockingQueue;

public class ChatRoom {
    static class Member extends Thread {
        private final BlockingQueue<String> inbox = new LinkedBlockingQueue<>();
        private int received;

        Member(String name) {
            super(name);
        }

        void deliver(String text) {
            inbox.add(text);
        }

        @Override
        public void run() {
            try {
                String text;
                while (!(text = inbox.take()).equals("bye")) {
                    received++;
                    System.out.println(getName() + " reads: " + text);
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    private final Set<Member> members = new CopyOnWriteArraySet<>();

    void join(Member member) {
        members.add(member);
        broadcast(member.getName() + " has joined");
    }

    void broadcast(String text) {
        for (Member member : members) {
            member.deliver(text);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ChatRoom room = new ChatRoom();
        Member[] members = {new Member("ann"), new Member("bob"), new Member("eve")};
        for (Member member : members) {
            room.join(member);
            member.start();
        }
        room.broadcast("hello everybody");
        room.broadcast("bye");
        int total = 0;
        for (Member member : members) {
            member.join();
            total += member.received;
        }
        System.out.println("messages: " + total);
        assert total == 9;
    }
}

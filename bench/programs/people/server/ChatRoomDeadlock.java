//@ verdict: violated
//@ property: deadlock
// why: room then member when broadcasting, member then room when leaving.
import java.util.ArrayList;
import java.util.List;

public class ChatRoomDeadlock {
    static class Room {
        private final List<Member> members = new ArrayList<>();

        synchronized void enter(Member member) {
            members.add(member);
        }

        synchronized void leave(Member member) {
            members.remove(member);
        }

        synchronized void broadcast(String text) {
            for (Member member : members) {
                member.deliver(text);
            }
        }
    }

    static class Member {
        private final String name;
        private final Room room;
        private int unread;

        Member(String name, Room room) {
            this.name = name;
            this.room = room;
        }

        synchronized void deliver(String text) {
            unread++;
            System.out.println(name + " <- " + text);
        }

        synchronized void quit() {
            System.out.println(name + " leaves with " + unread + " unread messages");
            room.leave(this);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Room room = new Room();
        Member ann = new Member("ann", room);
        Member bob = new Member("bob", room);
        room.enter(ann);
        room.enter(bob);
        Thread talker = new Thread(() -> {
            for (int i = 0; i < 10; i++) {
                room.broadcast("message " + i);
            }
        }, "talker");
        Thread leaving = new Thread(bob::quit, "leaving");
        talker.start();
        leaving.start();
        talker.join();
        leaving.join();
    }
}

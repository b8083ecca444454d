//@ verdict: holds
// why: sessions are in a concurrent map with random ids; each session is guarded by its own monitor.
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;

public class SessionStore {
    static class Session {
        private final UUID id = UUID.randomUUID();
        private final String user;
        private int clicks;

        Session(String user) {
            this.user = user;
        }

        synchronized int click() {
            return ++clicks;
        }

        synchronized int getClicks() {
            return clicks;
        }
    }

    private final Map<UUID, Session> sessions = new ConcurrentHashMap<>();

    Session login(String user) {
        Session session = new Session(user);
        sessions.put(session.id, session);
        return session;
    }

    Session find(UUID id) {
        return sessions.get(id);
    }

    void logout(UUID id) {
        Session gone = sessions.remove(id);
        if (gone != null) {
            System.out.println(gone.user + " logged out after " + gone.getClicks() + " clicks");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SessionStore store = new SessionStore();
        Thread[] users = new Thread[3];
        for (int i = 0; i < users.length; i++) {
            final String name = "user" + i;
            users[i] = new Thread(() -> {
                Session session = store.login(name);
                for (int c = 0; c < 3; c++) {
                    store.find(session.id).click();
                }
                assert session.getClicks() == 3;
                store.logout(session.id);
            }, name);
            users[i].start();
        }
        for (Thread user : users) {
            user.join();
        }
        assert store.sessions.isEmpty();
    }
}

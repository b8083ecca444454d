//@ verdict: violated
//@ property: exception
// why: containsKey and get are two steps: the cleaner removes the session in between, and the caller gets null.
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class SessionExpiry {
    static class Session {
        private final String user;
        private volatile long lastUsed;

        Session(String user) {
            this.user = user;
            touch();
        }

        void touch() {
            lastUsed = System.currentTimeMillis();
        }
    }

    private final Map<Integer, Session> sessions = new ConcurrentHashMap<>();

    String handle(int id) {
        if (!sessions.containsKey(id)) {
            return "please log in";
        }
        Session session = sessions.get(id);
        session.touch();
        return "hello " + session.user;
    }

    void expire() {
        for (Integer id : sessions.keySet()) {
            sessions.remove(id);
            System.out.println("expired " + id);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SessionExpiry server = new SessionExpiry();
        for (int i = 0; i < 3; i++) {
            server.sessions.put(i, new Session("user" + i));
        }
        Thread cleaner = new Thread(server::expire, "cleaner");
        Thread[] clients = new Thread[3];
        for (int i = 0; i < clients.length; i++) {
            final int id = i;
            clients[i] = new Thread(() -> {
                for (int k = 0; k < 10; k++) {
                    System.out.println(server.handle(id));
                }
            }, "client-" + i);
            clients[i].start();
        }
        cleaner.start();
        cleaner.join();
        for (Thread client : clients) {
            client.join();
        }
    }
}

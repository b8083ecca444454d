/** The connections of one board. Everything about them happens under the lock of this table. */
final class ConnectionTable {
    private final Connection[] connections;
    private int count;
    private int broadcasts;

    ConnectionTable(int capacity) {
        connections = new Connection[capacity];
    }

    synchronized boolean add(Connection connection) {
        if (count == connections.length) {
            return false;
        }
        connections[count] = connection;
        count++;
        return true;
    }

    synchronized void remove(Connection connection) {
        for (int index = 0; index < count; index++) {
            if (connections[index] == connection) {
                count--;
                connections[index] = connections[count];
                connections[count] = null;
                return;
            }
        }
    }

    synchronized int count() {
        return count;
    }

    /** Sends a text to everybody at the board. */
    synchronized void broadcast(String text) {
        broadcasts++;
        for (int index = 0; index < count; index++) {
            connections[index].send(text);
        }
    }

    synchronized int broadcasts() {
        return broadcasts;
    }

    /** Closes all connections. */
    synchronized void closeAll() {
        for (int index = 0; index < count; index++) {
            connections[index].close();
        }
    }
}

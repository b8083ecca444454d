//@ verdict: holds
//@ assurance: jmm
// why: every entry is made under the monitor, so that the log has both of them, one after the other.
public class BuilderHandedOn {
    static final StringBuilder LOG = new StringBuilder("<");

    static StringBuilder entry(StringBuilder log, int number) {
        return log.append(number).append(',');
    }

    static synchronized void note(int number) {
        entry(LOG, number).append(' ');
    }

    static boolean isOutside(int index) {
        try {
            return LOG.charAt(index) == 'x';
        } catch (StringIndexOutOfBoundsException expected) {
            return true;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> note(7));
        thread.start();
        note(-3);
        thread.join();
        String told = LOG.toString();
        assert told.equals("<7,-3, ") || told.equals("<-3,7, ") || told.equals("<7, -3, ") || told.equals("<-3, 7, ");
        assert LOG.length() == 8 && LOG.charAt(0) == '<' && isOutside(8) && !isOutside(7) && !LOG.isEmpty();
        LOG.setLength(1);
        LOG.insert(0, "ab").insert(2, 5).setCharAt(1, 'c');
        LOG.deleteCharAt(0).append((Object) null).append(true);
        assert LOG.toString().equals("c5<nulltrue");
    }
}

package sojourner.junit;

/** Writes down which tests there are, a line each, for the checker that started this program. */
final class Listing {
    /** Other lines are what the program itself prints. */
    private static final String MARK = "sojourner-test";

    private Listing() {}

    /** A test that can be run by itself. */
    static void test(String id, String type, String method, String name) {
        write("test", id, type, method, name, "");
    }

    /** One that is not to be run. */
    static void skipped(String id, String type, String method, String name, String reason) {
        write("skipped", id, type, method, name, reason);
    }

    /** A container of tests that cannot even be opened. */
    static void broken(String id, String type, String method, String name) {
        write("broken", id, type, method, name, "");
    }

    private static void write(String... fields) {
        StringBuilder line = new StringBuilder("\n").append(MARK);
        for (String field : fields) {
            line.append('\t').append(escaped(field));
        }
        System.out.println(line);
    }

    private static String escaped(String text) {
        String plain = text == null ? "" : text;
        return plain.replace("\\", "\\\\").replace("\t", "\\t").replace("\n", "\\n").replace("\r", "\\r");
    }
}

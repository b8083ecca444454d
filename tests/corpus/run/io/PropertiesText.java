//@ about: Properties with escapes, continuations and defaults, stored without the date line.
//@ exit: 1
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Properties;
import java.util.TreeMap;
import java.util.TreeSet;

public class PropertiesText {
    public static void main(String[] args) throws IOException {
        String text = """
                # comment
                ! other comment
                plain=value
                spaced   :   value with spaces
                nothing
                key\\ with\\:colon = x\\ty\\u0041
                long = one, \\
                       two, \\
                       three
                =empty key
                twice=first
                twice=second
                """;
        Properties properties = new Properties();
        properties.load(new StringReader(text));
        System.out.println(new TreeMap<>(properties));
        Properties child = new Properties(properties);
        child.setProperty("plain", "overridden");
        System.out.println(child.getProperty("plain") + " " + child.getProperty("twice") + " "
                + child.getProperty("none", "default") + " " + child.size() + " "
                + new TreeSet<>(child.stringPropertyNames()));
        Properties out = new Properties();
        out.setProperty("b key", " leading");
        out.setProperty("a", "caf\u00e9 = #1!\n");
        StringWriter writer = new StringWriter();
        out.store(writer, "written");
        System.out.println(entries(writer.toString()));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        out.store(bytes, null);
        System.out.println(entries(bytes.toString(StandardCharsets.ISO_8859_1)));
        Properties again = new Properties();
        again.load(new ByteArrayInputStream(bytes.toByteArray()));
        System.out.println(again.equals(out) + " " + again.remove("a").equals("caf\u00e9 = #1!\n") + " "
                + again.containsKey("a"));
        System.setProperty("corpus.flag", "on");
        System.out.println(System.getProperty("corpus.flag") + " " + System.getProperty("corpus.missing") + " "
                + Boolean.getBoolean("corpus.flag") + " " + System.clearProperty("corpus.flag") + " "
                + System.lineSeparator().length());
        properties.load(new StringReader("bad=\\u12"));
    }

    private static List<String> entries(String stored) {
        return stored.lines().filter(l -> !l.startsWith("#")).map(l -> l.replace('\u00e9', '?')).sorted().toList();
    }
}

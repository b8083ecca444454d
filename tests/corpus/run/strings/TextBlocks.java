//@ about: text blocks strip common indentation and trailing blanks, and know their own escapes
public class TextBlocks {
    static void show(String s) {
        System.out.println(s.length() + ":" + s.replace("\n", "¶").replace("\t", "→").replace(' ', '·') + ":");
    }

    static final String CONSTANT = """
        constant""";

    public static void main(String[] args) {
        show("""
            hello
              world
            """);
        show("""
            no newline at the end""");
        show("""
              two more than the closing
            """);
        show("""
                trailing blanks are gone   
                kept\040\040
                and\s\s\s
                """);
        show("""
            joined \
            line \
            end
            """);
        show("""

            empty lines

            """);
        show("""
            quotes " "" \""" and ""\"" done""");
        show("""
            tab\tescape \\ backslash \101 \u0041 é 😀 \r|
            """);
        show("""
	tab indented
	  more
	""");
        show("""
            """);
        show(CONSTANT + """
            -%s-%d
            """.formatted("x", 5));
        System.out.println(CONSTANT == "constant");
        System.out.println("""
            a
            b""" == "a\nb");
        show("  indented\n    text\n".stripIndent());
        show("raw\\tescape\\n".translateEscapes());
        show("line\nother".indent(2));
    }
}

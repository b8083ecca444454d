/** Strings: built, cut, interned, joined, formatted. */
public class Texts {
    static final String[] interned = new String[40];

    public static void main(String[] args) {
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < 200; i++) {
            String word = "w" + i * i + (char) ('a' + i % 26) + (i % 3 == 0 ? "ß→" : "");
            interned[i % interned.length] = (word.substring(0, 2) + i % 7).intern();
            if (i % 5 == 0) all.append(word.toUpperCase()).append(',');
            if (all.length() > 120) all.delete(0, 60);
        }
        boolean same = true;
        for (int i = 0; i < interned.length; i++) {
            String copy = new String(interned[i].toCharArray());
            same &= copy != interned[i] && copy.intern() == interned[i];
        }
        System.out.println(all + " " + same);
        System.out.println(String.join("-", interned).hashCode());
    }
}

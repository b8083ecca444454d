//@ about: Unicode normalisation forms, text boundaries, character iteration and rule-based collation.
import java.text.BreakIterator;
import java.text.CharacterIterator;
import java.text.Normalizer;
import java.text.ParseException;
import java.text.RuleBasedCollator;
import java.text.StringCharacterIterator;
import java.util.Arrays;
import java.util.Locale;

public class TextNormalizing {
    public static void main(String[] args) throws ParseException {
        for (String text : new String[] {"\u00e9", "e\u0301", "\u212b", "\ufb01", "\u1e9b\u0323", "\uac00",
                "x\u0323\u0307", "x\u0307\u0323", "plain"}) {
            StringBuilder line = new StringBuilder(escape(text));
            for (Normalizer.Form form : Normalizer.Form.values()) {
                line.append(' ').append(form).append('=').append(escape(Normalizer.normalize(text, form)))
                        .append(Normalizer.isNormalized(text, form) ? "*" : "");
            }
            System.out.println(line);
        }
        System.out.println(Normalizer.normalize("Cr\u00e8me br\u00fbl\u00e9e",
                Normalizer.Form.NFD).replaceAll("\\p{M}+", ""));
        boundaries(BreakIterator.getWordInstance(Locale.ROOT), "Hello, big world 3.14!");
        boundaries(BreakIterator.getSentenceInstance(Locale.ROOT), "One. Two? Three! Four");
        boundaries(BreakIterator.getCharacterInstance(Locale.ROOT), "ae\u0301b");
        StringCharacterIterator characters = new StringCharacterIterator("abc");
        StringBuilder back = new StringBuilder();
        for (char c = characters.last(); c != CharacterIterator.DONE; c = characters.previous()) {
            back.append(c).append(characters.getIndex());
        }
        System.out.println(back);
        String[] words = {"b", "a", "c", "B", "A"};
        Arrays.sort(words, new RuleBasedCollator("< c, C < b, B < a, A"));
        System.out.println(String.join(" ", words));
    }

    private static void boundaries(BreakIterator iterator, String text) {
        iterator.setText(text);
        StringBuilder line = new StringBuilder();
        for (int start = iterator.first(), end = iterator.next(); end != BreakIterator.DONE; start = end,
                end = iterator.next()) {
            line.append('[').append(escape(text.substring(start, end))).append(']');
        }
        System.out.println(line + " " + iterator.isBoundary(1) + " " + iterator.following(2) + " "
                + iterator.preceding(3));
    }

    private static String escape(String text) {
        StringBuilder out = new StringBuilder();
        text.chars().forEach(c -> out.append(c < 32 || c > 126 ? "\\u" + Integer.toHexString(c)
                : String.valueOf((char) c)));
        return out.toString();
    }
}

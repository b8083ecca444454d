//@ about: Numbers, dates, currencies and sorting in locales other than that of the run, from the JDK's own locale data.
import java.text.BreakIterator;
import java.text.Collator;
import java.text.NumberFormat;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.TextStyle;
import java.util.Arrays;
import java.util.Currency;
import java.util.Locale;

public class ForeignLocales {
    public static void main(String[] args) {
        LocalDate leap = LocalDate.of(2024, 2, 29);
        for (Locale locale : new Locale[] {Locale.GERMANY, Locale.FRANCE, Locale.ITALY, Locale.JAPAN, Locale.UK}) {
            System.out.println(locale + " " + visible(NumberFormat.getInstance(locale).format(-1234567.891)));
            System.out.println(visible(NumberFormat.getPercentInstance(locale).format(0.256)));
            System.out.println(leap.format(DateTimeFormatter.ofPattern("EEEE, d MMMM yyyy", locale)));
            System.out.println(DayOfWeek.MONDAY.getDisplayName(TextStyle.SHORT, locale));
            System.out.println(visible(String.format(locale, "%,.2f", 9876.5)));
        }
        System.out.println(Locale.GERMANY.getDisplayCountry(Locale.FRANCE) + " " + Locale.FRENCH.getDisplayLanguage(Locale.GERMAN));
        System.out.println(Currency.getInstance(Locale.JAPAN) + " " + Currency.getInstance("EUR").getDisplayName(Locale.US));
        String[] words = {"côte", "zebra", "Äpfel", "cote", "apfel", "Zug", "côté"};
        Arrays.sort(words, Collator.getInstance(Locale.GERMANY));
        System.out.println(Arrays.toString(words));
        BreakIterator sentences = BreakIterator.getSentenceInstance(Locale.US);
        sentences.setText("One. Two! Is it three? Yes.");
        for (int at = sentences.first(); at != BreakIterator.DONE; at = sentences.next()) {
            System.out.print(at + " ");
        }
        System.out.println();
    }

    /** Spaces that do not break look like others, and differ between releases. */
    static String visible(String text) {
        return text.replace('\u00a0', '_').replace('\u202f', '_');
    }
}

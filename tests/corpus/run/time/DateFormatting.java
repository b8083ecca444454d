//@ about: DateTimeFormatter: predefined forms, pattern letters and builders, with explicit locales.
//@ exit: 1
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.SignStyle;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.util.Locale;
import java.util.Map;

public class DateFormatting {
    public static void main(String[] args) {
        ZonedDateTime when = ZonedDateTime.of(2022, 7, 4, 9, 5, 3, 120_000_000, ZoneId.of("Europe/Paris"));
        for (DateTimeFormatter f : new DateTimeFormatter[] {DateTimeFormatter.ISO_DATE,
                DateTimeFormatter.ISO_LOCAL_TIME, DateTimeFormatter.ISO_OFFSET_DATE_TIME,
                DateTimeFormatter.ISO_ZONED_DATE_TIME,
            DateTimeFormatter.ISO_INSTANT, DateTimeFormatter.BASIC_ISO_DATE, DateTimeFormatter.ISO_WEEK_DATE,
                    DateTimeFormatter.ISO_ORDINAL_DATE, DateTimeFormatter.RFC_1123_DATE_TIME}) {
            System.out.println(f.format(when));
        }
        for (String pattern : new String[] {"yyyy-MM-dd HH:mm:ss.SSS", "uuuu/M/d H:m:s", "yy MMM MMMM", "EEE EEEE",
                "D DDD", "h a", "k K", "n N A", "VV", "xxx XX x X", "O OOOO", "Q QQQ",
            "w W e", "'day' d 'of' MMMM", "''yyyy''", "[yyyy][ 'at' HH]", "G GGGG", "SSSSSSSSS", "yyyyyyy",
                    "ppppppH|", "E dd.MM.uuuu"}) {
            System.out.println(pattern + " = " + DateTimeFormatter.ofPattern(pattern, Locale.US).format(when));
        }
        System.out.println(DateTimeFormatter.ofPattern("EEE, d MMM yyyy", Locale.ROOT).format(when) + " "
                + when.getMonth().getDisplayName(TextStyle.SHORT, Locale.US) + " "
                + when.getDayOfWeek().getDisplayName(TextStyle.NARROW, Locale.US));
        DateTimeFormatter built = new DateTimeFormatterBuilder().appendValue(ChronoField.YEAR, 4, 10,
                SignStyle.EXCEEDS_PAD).appendLiteral('|')
                .appendText(ChronoField.MONTH_OF_YEAR, Map.of(7L, "heat", 1L, "frost")).padNext(6,
                        '*').appendValue(ChronoField.DAY_OF_MONTH)
                .appendFraction(ChronoField.NANO_OF_SECOND, 1, 6,
                        true).optionalStart().appendOffsetId().optionalEnd().toFormatter(Locale.ROOT);
        System.out.println(built.format(when) + " " + built.format(LocalDateTime.of(12022, 1, 15, 0, 0)) + " " + built);
        System.out.println(DateTimeFormatter.ISO_LOCAL_DATE_TIME.withZone(ZoneOffset.UTC).format(when.toInstant())
                + " " + DateTimeFormatter.ISO_INSTANT.format(OffsetDateTime.MIN.plusYears(999_999_999)));
        System.out.println(LocalDate.of(2020, 1, 2).format(DateTimeFormatter.ofPattern("dd/MM/yy", Locale.ROOT)) + " "
                + DateTimeFormatter.ofPattern("dd.MM.uuuu", Locale.ROOT));
        for (String wrong : new String[] {"yyyyyyyyyyyyyyyyyyyyy", "b", "{", "HHH", "'open"}) {
            try {
                System.out.println(DateTimeFormatter.ofPattern(wrong, Locale.ROOT));
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        DateTimeFormatter.ofPattern("HH:mm", Locale.ROOT).format(LocalDate.EPOCH);
    }
}

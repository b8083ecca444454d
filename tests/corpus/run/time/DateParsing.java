//@ about: Parsing dates and times: ISO forms, patterns, resolver styles, defaults and errors.
//@ exit: 1
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetTime;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.DateTimeParseException;
import java.time.format.ResolverStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.util.Locale;
import java.util.function.Supplier;

public class DateParsing {
    public static void main(String[] args) {
        System.out.println(LocalDate.parse("2024-02-29") + " " + LocalTime.parse("07:08") + " "
                + LocalDateTime.parse("2024-01-01T00:00:00.000001") + " " + Instant.parse("1969-12-31T23:59:59.999Z"));
        System.out.println(OffsetTime.parse("10:15+01:00") + " " + YearMonth.parse("2007-12") + " "
                + ZonedDateTime.parse("2007-12-03T10:15:30+01:00[Europe/Paris]") + " "
                + LocalDate.parse("+12345-01-01"));
        System.out.println(LocalDate.parse("4 Jul 1976", DateTimeFormatter.ofPattern("d MMM uuuu", Locale.US)) + " "
                + LocalTime.parse("03:30 PM", DateTimeFormatter.ofPattern("hh:mm a", Locale.US))
                + " " + LocalDate.parse("20240131", DateTimeFormatter.BASIC_ISO_DATE) + " "
                        + LocalDate.parse("69-365", DateTimeFormatter.ofPattern("uu-DDD", Locale.ROOT)));
        for (ResolverStyle style : ResolverStyle.values()) {
            DateTimeFormatter f = DateTimeFormatter.ofPattern("uuuu-MM-dd", Locale.ROOT).withResolverStyle(style);
            for (String text : new String[] {"2023-02-30", "2023-14-01", "2023-04-31"}) {
                attempt(style + " " + text, () -> LocalDate.parse(text, f));
            }
        }
        DateTimeFormatter loose = new DateTimeFormatterBuilder().parseCaseInsensitive().parseLenient()
                .appendPattern("[EEE ]d-MMM-uuuu[ H:mm]")
                .parseDefaulting(ChronoField.HOUR_OF_DAY, 12).parseDefaulting(ChronoField.MINUTE_OF_HOUR,
                        0).toFormatter(Locale.US);
        System.out.println(LocalDateTime.parse("MON 3-jan-2022 7:05", loose) + " "
                + LocalDateTime.parse("3-JAN-2022", loose));
        TemporalAccessor best = DateTimeFormatter.ofPattern("uuuu-MM-dd[ HH:mm]", Locale.ROOT).parseBest("2022-05-05",
                LocalDateTime::from, LocalDate::from);
        System.out.println(best.getClass().getSimpleName() + " " + best + " "
                + DateTimeFormatter.ISO_LOCAL_TIME.parse("24:00:00".replace("24",
                "23")).get(ChronoField.SECOND_OF_DAY));
        attempt("text", () -> LocalDate.parse("2024-2-29"));
        attempt("trailing", () -> LocalDate.parse("2024-02-28x"));
        attempt("leap", () -> LocalDate.parse("2023-02-29"));
        attempt("hour", () -> LocalTime.parse("25:00"));
        attempt("weekday", () -> LocalDate.parse("Tue 2024-01-01",
                DateTimeFormatter.ofPattern("EEE uuuu-MM-dd", Locale.US)));
        attempt("missing", () -> LocalDateTime.parse("2024-01-01", DateTimeFormatter.ISO_LOCAL_DATE));
        attempt("excess", () -> LocalTime.parse("24:00", DateTimeFormatter.ofPattern("HH:mm", Locale.ROOT)));
        attempt("instant", () -> Instant.parse("2024-01-01T00:00:00"));
        LocalDate.parse("today");
    }

    private static void attempt(String name, Supplier<Object> action) {
        try {
            System.out.println(name + ": " + action.get());
        } catch (DateTimeParseException e) {
            System.out.println(name + ": " + e.getMessage() + " @" + e.getErrorIndex());
        }
    }
}

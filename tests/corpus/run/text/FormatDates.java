//@ about: The %t conversions of String.format on java.time values and calendars, with explicit locale and zone.
//@ exit: 1
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

public class FormatDates {
    public static void main(String[] args) {
        ZonedDateTime zoned = ZonedDateTime.of(2024, 2, 29, 15, 4, 9, 87_654_321, ZoneId.of("America/New_York"));
        for (char c : "HIklMSLNpzZsQBbhAaCYyjmdeRTrDF".toCharArray()) {
            System.out.print(c + "=" + String.format(Locale.US, "%t" + c, zoned) + " ");
        }
        System.out.println();
        System.out.println(String.format(Locale.US, "%tc", zoned));
        System.out.println(String.format(Locale.US, "%Tc|%TB|%TA", zoned, zoned, zoned));
        System.out.println(String.format(Locale.ROOT, "%1$tA %1$tB|%1$tY-%1$tm-%1$td %1$tH:%1$tM:%1$tS.%1$tL", zoned));
        System.out.println(String.format(Locale.US, "%15tB|%-15tb|%<10tY", zoned, zoned));
        LocalDateTime local = LocalDateTime.of(1999, 12, 31, 0, 0, 1);
        System.out.println(String.format(Locale.US, "%1$tF %1$tT %1$tr %1$tj %1$ty %1$tC %1$te %1$tk %1$tl", local));
        System.out.println(String.format(Locale.US, "%tD %tF", LocalDate.of(5, 6, 7), LocalDate.of(999, 1, 1)));
        System.out.println(String.format(Locale.US, "%tT %<tN %<tp", LocalTime.of(23, 59, 59, 1)));
        OffsetDateTime offset = OffsetDateTime.of(local, ZoneOffset.ofHoursMinutes(-3, -30));
        System.out.println(String.format(Locale.US, "%1$tz %1$tZ %1$ts %1$tQ", offset));
        Calendar calendar = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US);
        calendar.clear();
        calendar.set(2021, Calendar.JULY, 4, 13, 5, 30);
        System.out.println(String.format(Locale.US, "%1$tF %1$tT %1$tZ %1$tz %1$tA %1$tI%1$tp %1$ts", calendar));
        for (int month = 1; month <= 12; month++) {
            System.out.print(String.format(Locale.US, "%tb ", LocalDate.of(2023, month, month)));
        }
        System.out.println();
        for (int day = 1; day <= 7; day++) {
            System.out.print(String.format(Locale.ROOT, "%ta ", LocalDate.of(2023, 5, day)));
        }
        System.out.println();
        try {
            String.format(Locale.US, "%tH", LocalDate.EPOCH);
        } catch (java.time.DateTimeException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
        }
        String.format(Locale.US, "%tY", "not a date");
    }
}

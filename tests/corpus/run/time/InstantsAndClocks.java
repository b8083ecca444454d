//@ about: Instants, fixed and ticking clocks, and the old Date, Calendar and SimpleDateFormat in UTC.
//@ exit: 1
import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

public class InstantsAndClocks {
    public static void main(String[] args) throws ParseException {
        Instant i = Instant.ofEpochSecond(1_600_000_000L, 123_456_789);
        System.out.println(i + " " + i.truncatedTo(ChronoUnit.HOURS) + " " + i.plus(1, ChronoUnit.DAYS) + " "
                + i.minusMillis(1) + " " + i.toEpochMilli() + " " + Instant.ofEpochMilli(-1) + " "
                + Instant.ofEpochSecond(0, -1));
        System.out.println(Instant.MIN + " " + Instant.MAX + " " + Instant.EPOCH + " "
                + i.until(Instant.EPOCH, ChronoUnit.MINUTES) + " " + i.compareTo(Instant.EPOCH) + " " + i.hashCode()
                + " " + Instant.parse("2020-01-01T00:00:00.100Z"));
        Clock fixed = Clock.fixed(i, ZoneId.of("Asia/Tokyo"));
        System.out.println(fixed + " " + LocalDateTime.now(fixed) + " " + fixed.millis() + " "
                + LocalDate.now(fixed.withZone(ZoneOffset.ofHours(-11))) + " "
                + Clock.offset(fixed, Duration.ofDays(-1)).instant());
        System.out.println(Clock.tick(fixed, Duration.ofMinutes(10)).instant() + " "
                + Clock.tick(fixed, Duration.ofMillis(7)).instant() + " "
                + fixed.equals(Clock.fixed(i, ZoneId.of("Asia/Tokyo"))) + " " + Clock.systemUTC().getZone());
        long before = System.nanoTime();
        System.out.println((System.nanoTime() - before >= 0) + " " + (System.currentTimeMillis() >= 0) + " "
                + !Instant.now().isBefore(Instant.EPOCH));

        TimeZone utc = TimeZone.getTimeZone("UTC");
        Calendar calendar = new GregorianCalendar(utc, Locale.ROOT);
        calendar.clear();
        calendar.set(2020, Calendar.JANUARY, 31, 22, 15, 5);
        calendar.add(Calendar.MONTH, 1);
        System.out.println(calendar.getTimeInMillis() + " " + calendar.get(Calendar.DAY_OF_WEEK) + " "
                + calendar.get(Calendar.DAY_OF_YEAR) + " " + calendar.getActualMaximum(Calendar.DAY_OF_MONTH));
        calendar.roll(Calendar.DAY_OF_MONTH, 3);
        calendar.setLenient(true);
        calendar.set(Calendar.HOUR_OF_DAY, 49);
        System.out.println(calendar.getTime().toInstant() + " " + calendar.get(Calendar.AM_PM) + " "
                + ((GregorianCalendar) calendar).isLeapYear(1900) + " " + new Date(0).before(calendar.getTime()));
        SimpleDateFormat format = new SimpleDateFormat("yyyy-MM-dd'T'HH:mm:ss.SSSZ EEE MMM D", Locale.US);
        format.setTimeZone(utc);
        System.out.println(format.format(new Date(1_234_567_890_123L)) + " " + utc.getRawOffset() + " "
                + TimeZone.getTimeZone("Europe/London").inDaylightTime(new Date(1_593_561_600_000L)));
        SimpleDateFormat parser = new SimpleDateFormat("dd MMM yyyy HH:mm z", Locale.US);
        parser.setTimeZone(utc);
        System.out.println(parser.parse("05 Nov 1999 23:10 GMT").getTime() + " "
                + TimeZone.getTimeZone("America/New_York").getOffset(1_593_561_600_000L));
        GregorianCalendar julian = new GregorianCalendar(utc, Locale.ROOT);
        julian.clear();
        julian.set(1582, Calendar.OCTOBER, 4);
        julian.add(Calendar.DATE, 1);
        System.out.println(julian.get(Calendar.DATE) + " " + julian.toInstant());
        parser.parse("nonsense");
    }
}

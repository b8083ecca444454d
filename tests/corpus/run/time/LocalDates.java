//@ about: LocalDate, LocalTime, LocalDateTime, YearMonth and MonthDay: arithmetic, fields, comparison and errors.
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.MonthDay;
import java.time.Year;
import java.time.YearMonth;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.IsoFields;
import java.time.temporal.JulianFields;
import java.time.temporal.WeekFields;
import java.util.stream.Collectors;

public class LocalDates {
    public static void main(String[] args) {
        LocalDate leap = LocalDate.of(2024, Month.FEBRUARY, 29);
        System.out.println(leap + " " + leap.plusYears(1) + " " + leap.plusMonths(12) + " " + leap.minusDays(60) + " "
                + leap.plusWeeks(-9) + " " + leap.withDayOfYear(366));
        System.out.println(leap.getDayOfWeek() + " " + leap.getDayOfYear() + " " + leap.isLeapYear() + " "
                + leap.lengthOfMonth() + " " + leap.toEpochDay() + " " + LocalDate.ofEpochDay(-719528));
        System.out.println(LocalDate.MIN + " " + LocalDate.MAX + " " + LocalDate.of(-44, 3, 15) + " "
                + LocalDate.of(12345, 6, 7) + " " + LocalDate.EPOCH.isBefore(leap));
        for (LocalDate d : new LocalDate[] {LocalDate.of(2020, 12, 31), LocalDate.of(2021, 1, 3),
                LocalDate.of(2018, 12, 31), leap}) {
            System.out.print(d.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR) + "/" + d.get(IsoFields.WEEK_BASED_YEAR) + " q"
                    + d.get(IsoFields.QUARTER_OF_YEAR) + " "
                    + d.get(WeekFields.SUNDAY_START.weekOfYear()) + " " + d.getLong(JulianFields.MODIFIED_JULIAN_DAY)
                            + " " + d.get(ChronoField.ALIGNED_WEEK_OF_MONTH) + "; ");
        }
        System.out.println();
        System.out.println(leap.until(LocalDate.of(2031, 1, 1)) + " "
                + leap.until(LocalDate.of(2031, 1, 1), ChronoUnit.DAYS) + " "
                + ChronoUnit.MONTHS.between(leap, LocalDate.of(2020, 1, 31)));
        System.out.println(LocalDate.of(2023, 1, 28).datesUntil(LocalDate.of(2023, 3, 10),
                java.time.Period.ofDays(9)).map(LocalDate::toString).collect(Collectors.joining(" ")));
        LocalTime time = LocalTime.of(23, 59, 30, 5_000_000);
        System.out.println(time + " " + time.plusSeconds(45) + " " + time.minusHours(25) + " "
                + time.truncatedTo(ChronoUnit.MINUTES) + " " + time.toSecondOfDay() + " "
                + LocalTime.MIDNIGHT + " " + LocalTime.NOON.plusNanos(1) + " " + time.with(ChronoField.AMPM_OF_DAY, 0)
                        + " " + time.get(ChronoField.CLOCK_HOUR_OF_AMPM));
        LocalDateTime both = LocalDateTime.of(leap, time);
        System.out.println(both + " " + both.plusMinutes(1) + " " + both.minusMonths(3) + " "
                + both.toLocalDate().atStartOfDay() + " " + both.compareTo(both.plusNanos(1)) + " " + both.hashCode());
        System.out.println(YearMonth.of(2023, 11).plusMonths(3).atEndOfMonth() + " "
                + YearMonth.of(2023, 2).lengthOfMonth() + " " + MonthDay.of(2, 29).isValidYear(2023) + " "
                + MonthDay.of(2, 29).atYear(2023)
                + " " + Year.of(1900).isLeap() + " " + Year.of(2000).atDay(60) + " " + DayOfWeek.FRIDAY.plus(5) + " "
                        + Month.JANUARY.minus(2) + " " + Month.of(2).maxLength());
        int thirteenths = 0;
        for (YearMonth month = YearMonth.of(1900, 1); month.getYear() < 2000; month = month.plusMonths(1)) {
            thirteenths += month.atDay(13).getDayOfWeek() == DayOfWeek.FRIDAY ? 1 : 0;
        }
        System.out.println(thirteenths);
        for (Runnable action : new Runnable[] {() -> LocalDate.of(2023, 2, 29), () -> LocalDate.of(2023, 13, 1),
                () -> LocalTime.of(24, 0), () -> LocalDate.of(2023, 4, 31),
            () -> LocalDate.MAX.plusDays(1), () -> leap.get(ChronoField.HOUR_OF_DAY),
                    () -> leap.plus(1, ChronoUnit.HOURS), () -> Month.of(0)}) {
            try {
                action.run();
            } catch (DateTimeException e) {
                System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
    }
}

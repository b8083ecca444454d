//@ about: TemporalAdjusters, queries, value ranges, other calendar systems and a small calendar page.
//@ exit: 1
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.YearMonth;
import java.time.chrono.IsoChronology;
import java.time.chrono.IsoEra;
import java.time.chrono.JapaneseDate;
import java.time.chrono.MinguoDate;
import java.time.chrono.ThaiBuddhistDate;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAdjusters;
import java.time.temporal.TemporalQueries;

public class AdjustersAndQueries {
    public static void main(String[] args) {
        LocalDate d = LocalDate.of(2023, 8, 16);
        System.out.println(d.with(TemporalAdjusters.firstDayOfMonth()) + " "
                + d.with(TemporalAdjusters.lastDayOfMonth()) + " " + d.with(TemporalAdjusters.firstDayOfNextYear())
                + " " + d.with(TemporalAdjusters.lastDayOfYear()));
        System.out.println(d.with(TemporalAdjusters.next(DayOfWeek.WEDNESDAY)) + " "
                + d.with(TemporalAdjusters.nextOrSame(DayOfWeek.WEDNESDAY)) + " "
                + d.with(TemporalAdjusters.previous(DayOfWeek.SUNDAY)) + " "
                + d.with(TemporalAdjusters.firstInMonth(DayOfWeek.MONDAY)) + " "
                        + d.with(TemporalAdjusters.lastInMonth(DayOfWeek.FRIDAY)) + " "
                        + d.with(TemporalAdjusters.dayOfWeekInMonth(-2, DayOfWeek.TUESDAY)));
        TemporalAdjuster nextWorkday = TemporalAdjusters.ofDateAdjuster(date -> switch (date.getDayOfWeek()) {
            case FRIDAY -> date.plusDays(3);
            case SATURDAY -> date.plusDays(2);
            default -> date.plusDays(1);
        });
        LocalDateTime t = LocalDateTime.of(2023, 8, 17, 10, 0);
        System.out.println(t.with(nextWorkday) + " " + t.with(nextWorkday).with(nextWorkday) + " "
                + t.query(TemporalQueries.precision()) + " " + t.query(TemporalQueries.localDate()) + " "
                + t.query(TemporalQueries.zone()));
        System.out.println(d.range(ChronoField.DAY_OF_MONTH) + " "
                + LocalDate.of(2024, 2, 1).range(ChronoField.DAY_OF_YEAR) + " " + ChronoField.YEAR.range() + " "
                + d.isSupported(ChronoUnit.HOURS) + " "
                + d.<Integer>query(date -> date.get(ChronoField.DAY_OF_WEEK) * 100
                        + date.get(ChronoField.DAY_OF_MONTH)));
        System.out.println(MinguoDate.from(d) + " " + ThaiBuddhistDate.from(d) + " " + JapaneseDate.from(d) + " "
                + LocalDate.from(ThaiBuddhistDate.of(2543, 1, 1)));
        System.out.println(IsoChronology.INSTANCE.date(IsoEra.BCE, 45, 3, 15) + " "
                + IsoChronology.INSTANCE.isLeapYear(2100) + " " + d.getEra() + " " + d.getChronology() + " "
                + LocalDate.of(0, 1, 1).get(ChronoField.YEAR_OF_ERA));
        for (int year : new int[] {1961, 2000, 2024, 2038}) {
            System.out.print(easter(year) + " ");
        }
        System.out.println();
        YearMonth month = YearMonth.of(2023, 10);
        StringBuilder page = new StringBuilder("   ".repeat(month.atDay(1).getDayOfWeek().getValue() - 1));
        for (int day = 1; day <= month.lengthOfMonth(); day++) {
            page.append(day < 10 ? " " : "").append(day).append(month.atDay(day).getDayOfWeek() == DayOfWeek.SUNDAY
                    ? "\n" : " ");
        }
        System.out.println(page.toString().stripTrailing());
        d.with(ChronoField.DAY_OF_MONTH, 32);
    }

    private static LocalDate easter(int year) {
        int century = year / 100;
        int moon = (19 * (year % 19) + century - century / 4 - (century - (century + 8) / 25 + 1) / 3 + 15) % 30;
        int weekday = (32 + 2 * (century % 4) + 2 * (year % 100 / 4) - moon - year % 100 % 4) % 7;
        int offset = moon + weekday - 7 * ((year % 19 + 11 * moon + 22 * weekday) / 451) + 114;
        return LocalDate.of(year, offset / 31, offset % 31 + 1);
    }
}

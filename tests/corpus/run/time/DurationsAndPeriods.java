//@ about: Duration and Period: creation, text, parsing, arithmetic, normalising, parts, and units between instants.
//@ exit: 1
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Period;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;

public class DurationsAndPeriods {
    public static void main(String[] args) {
        Duration d = Duration.ofHours(49).plusMinutes(-3).plusSeconds(7).plusNanos(1_500_000);
        System.out.println(d + " " + d.negated() + " " + d.multipliedBy(3) + " " + d.dividedBy(7) + " "
                + d.dividedBy(Duration.ofMinutes(11)) + " " + d.truncatedTo(ChronoUnit.MINUTES));
        System.out.println(d.toDays() + " " + d.toHoursPart() + " " + d.toMinutesPart() + " " + d.toSecondsPart()
                + " " + d.toMillisPart() + " " + d.toNanosPart() + " " + d.toMillis() + " " + d.getSeconds() + " "
                + d.getNano());
        System.out.println(Duration.ZERO + " " + Duration.ofMillis(-1) + " " + Duration.ofMillis(-1).getSeconds()
                + " " + Duration.ofSeconds(1, -1) + " " + Duration.ofDays(-2).abs() + " "
                + Duration.of(5, ChronoUnit.HALF_DAYS));
        for (String text : new String[] {"PT20.345S", "P2DT3H4M", "PT-6H+3M", "-PT-6H+3M", "pt1h", "PT0S", "PT-0.5S"}) {
            System.out.print(Duration.parse(text) + " ");
        }
        System.out.println();
        System.out.println(Duration.between(LocalTime.of(22, 0), LocalTime.of(1, 30)) + " "
                + Duration.between(Instant.EPOCH, Instant.parse("2000-01-01T00:00:00Z")) + " "
                + d.compareTo(Duration.ofDays(2)));
        Period p = Period.of(1, 14, 45);
        System.out.println(p + " " + p.normalized() + " " + p.negated() + " " + p.plusDays(-45) + " "
                + p.multipliedBy(2) + " " + p.toTotalMonths() + " " + Period.ofWeeks(3) + " " + Period.ZERO + " "
                + Period.ZERO.isZero());
        System.out.println(Period.between(LocalDate.of(2020, 1, 31), LocalDate.of(2020, 3, 1)) + " "
                + Period.between(LocalDate.of(2021, 3, 1), LocalDate.of(2020, 1, 31)) + " "
                + Period.parse("P1Y2M3W4D") + " " + Period.parse("-P1Y-2M"));
        System.out.println(LocalDate.of(2020, 1, 31).plus(Period.ofMonths(1)) + " "
                + LocalDate.of(2020, 1, 31).plus(p) + " " + LocalDate.of(2020, 2, 29).minus(Period.ofYears(1)) + " "
                + p.getUnits());
        LocalDate start = LocalDate.of(1999, 12, 31);
        LocalDate end = LocalDate.of(2024, 6, 1);
        for (ChronoUnit unit : new ChronoUnit[] {ChronoUnit.DAYS, ChronoUnit.WEEKS, ChronoUnit.MONTHS,
                ChronoUnit.YEARS, ChronoUnit.DECADES, ChronoUnit.CENTURIES, ChronoUnit.MILLENNIA, ChronoUnit.ERAS}) {
            System.out.print(unit + "=" + unit.between(start, end) + "/" + unit.getDuration() + "/"
                    + unit.isDurationEstimated() + " ");
        }
        System.out.println();
        for (String wrong : new String[] {"P1M", "PT", "1H", "PT1.5H", "PT1S1M"}) {
            try {
                System.out.println(Duration.parse(wrong));
            } catch (DateTimeParseException e) {
                System.out.println(wrong + ": " + e.getMessage());
            }
        }
        for (Runnable action : new Runnable[] {() -> Duration.ofSeconds(Long.MAX_VALUE).plusSeconds(1),
                () -> d.dividedBy(0), () -> Period.ofDays(Integer.MAX_VALUE).plusDays(1),
                () -> Duration.of(1, ChronoUnit.MONTHS)}) {
            try {
                action.run();
            } catch (ArithmeticException | java.time.DateTimeException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        Period.parse("P");
    }
}

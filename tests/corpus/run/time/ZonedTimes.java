//@ about: ZonedDateTime in several zones: daylight-saving gaps and overlaps, transitions, conversions.
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneRules;

public class ZonedTimes {
    public static void main(String[] args) {
        ZoneId berlin = ZoneId.of("Europe/Berlin");
        ZonedDateTime gap = ZonedDateTime.of(LocalDateTime.of(2021, 3, 28, 2, 30), berlin);
        ZonedDateTime overlap = ZonedDateTime.of(LocalDateTime.of(2021, 10, 31, 2, 30), berlin);
        System.out.println(gap + " " + overlap + " " + overlap.withLaterOffsetAtOverlap() + " " + overlap.plusHours(1)
                + " " + overlap.plusDays(1));
        System.out.println(gap.minusDays(1).plusDays(1) + " " + gap.minusDays(1).plusHours(24) + " "
                + ChronoUnit.HOURS.between(gap.toLocalDate().atStartOfDay(berlin),
                gap.toLocalDate().plusDays(1).atStartOfDay(berlin)));
        Instant moment = Instant.parse("2019-07-20T12:34:56.789Z");
        for (String id : new String[] {"UTC", "America/New_York", "America/St_Johns", "Asia/Kolkata",
                "Asia/Kathmandu", "Australia/Lord_Howe", "Pacific/Apia", "Africa/Cairo",
            "America/Sao_Paulo", "Asia/Tokyo", "GMT+5", "+05:30", "Z"}) {
            ZonedDateTime there = moment.atZone(ZoneId.of(id));
            ZoneRules rules = there.getZone().getRules();
            System.out.println(there + " " + there.getOffset() + " " + rules.isFixedOffset() + " "
                    + rules.isDaylightSavings(moment) + " " + rules.getStandardOffset(moment) + " "
                    + there.getDayOfWeek());
        }
        ZoneRules newYork = ZoneId.of("America/New_York").getRules();
        ZoneOffsetTransition next = newYork.nextTransition(Instant.parse("2018-01-01T00:00:00Z"));
        for (int i = 0; i < 3; i++) {
            System.out.println(next + " " + next.isGap() + " " + next.getDuration() + " " + next.getDateTimeBefore()
                    + " " + next.getDateTimeAfter());
            next = newYork.nextTransition(next.getInstant());
        }
        System.out.println(newYork.getValidOffsets(LocalDateTime.of(2018, 11, 4, 1, 30)) + " "
                + newYork.getValidOffsets(LocalDateTime.of(2018, 3, 11, 2, 30)) + " "
                + newYork.getTransition(LocalDateTime.of(2018, 3, 11, 2, 30)).getOffsetAfter() + " "
                        + newYork.getTransitionRules().size());
        System.out.println(ZonedDateTime.of(2011, 12, 29, 12, 0, 0, 0, ZoneId.of("Pacific/Apia")).plusDays(1) + " "
                + ZonedDateTime.of(1900, 1, 1, 0, 0, 0, 0, berlin));
        System.out.println(gap.withZoneSameInstant(ZoneId.of("Asia/Tokyo")) + " "
                + gap.withZoneSameLocal(ZoneId.of("Asia/Tokyo")) + " " + gap.toOffsetDateTime() + " "
                + gap.toInstant().getEpochSecond());
        OffsetDateTime offset = OffsetDateTime.parse("2020-02-29T23:00:00-08:00");
        System.out.println(offset.withOffsetSameInstant(ZoneOffset.UTC) + " " + offset.toZonedDateTime().getZone()
                + " " + offset.compareTo(offset.withOffsetSameInstant(ZoneOffset.ofHours(9))) + " "
                + ZoneOffset.of("-3:30".replace("-3", "-03")).getTotalSeconds() + " "
                        + ZonedDateTime.parse("2015-06-30T23:59+02:00[Europe/Paris]"));
        for (String wrong : new String[] {"Mars/Base", "GMT+25", "Europe/berlin", ""}) {
            try {
                System.out.println(ZoneId.of(wrong));
            } catch (java.time.DateTimeException e) {
                System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
    }
}

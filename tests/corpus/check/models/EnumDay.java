//@ verdict: holds
//@ assurance: jmm
//@ depth: deep lambdas and enumerations run much library code at their first use
// why: constants are objects of their own, with ordinals in the order of the source, names, and bodies of their own.
public class EnumDay {
    enum Day {
        MONDAY, SATURDAY(true) {
            @Override
            int hours() {
                return 4;
            }
        },
        SUNDAY(true);

        final boolean isFree;

        Day() {
            this(false);
        }

        Day(boolean isFree) {
            this.isFree = isFree;
        }

        int hours() {
            return isFree ? 0 : 8;
        }
    }

    static volatile Day today = Day.MONDAY;
    static int hours;

    static int code(Day day) {
        switch (day) {
            case MONDAY:
                return 1;
            case SATURDAY:
                return 6;
            default:
                return 7;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> today = Day.SUNDAY);
        thread.start();
        assert today.ordinal() != 1 && today.name().length() == 6 && code(today) != 6;
        thread.join();
        for (Day day : Day.values()) {
            hours += day.hours();
        }
        assert hours == 12 && Day.values().length == 3 && Day.values()[1] == Day.SATURDAY;
        assert today.compareTo(Day.MONDAY) == 2 && today.equals(Day.SUNDAY) && today.name().equals("SUNDAY");
    }
}

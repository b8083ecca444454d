/** How the system is set up: read from the command line and checked once, before the kernel exists. */
final class Configuration {
    /** Time that a period has. */
    static final int UNITS_PER_PERIOD = 10;
    /** Interrupts of the timer in a period. */
    static final int TICKS_PER_PERIOD = 1;
    private static final int MOST_APPLICATIONS = 5;
    private static final int MOST_PERIODS = 100;

    private final int applications;
    private final int periods;

    private Configuration(int applications, int periods) {
        this.applications = applications;
        this.periods = periods;
    }

    /** Applications and periods; what is left out is 2. */
    static Configuration of(String[] arguments) {
        int applications = number(arguments, 0, 2, MOST_APPLICATIONS, "applications");
        int periods = number(arguments, 1, 2, MOST_PERIODS, "periods");
        return new Configuration(applications, periods);
    }

    int applications() {
        return applications;
    }

    int periods() {
        return periods;
    }

    /** What each application gets in a period. */
    int budget() {
        return UNITS_PER_PERIOD / applications;
    }

    /** How often the timer interrupts. */
    int ticks() {
        return (periods - 1) * TICKS_PER_PERIOD;
    }

    /** What the application with a number does: one is content, one wants more than it has, one changes its mind. */
    Workload workload(int number) {
        switch (number % 3) {
            case 0:
                return Workload.steady(1);
            case 1:
                return Workload.greedy(6);
            default:
                return Workload.varying(2, 1);
        }
    }

    private static int number(String[] arguments, int place, int usual, int most, String what) {
        if (arguments.length <= place) {
            return usual;
        }
        int number;
        try {
            number = Integer.parseInt(arguments[place]);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(what + ": '" + arguments[place] + "' is no number");
        }
        if (number < 1 || number > most) {
            throw new IllegalArgumentException(what + ": " + number + " is not between 1 and " + most);
        }
        return number;
    }
}

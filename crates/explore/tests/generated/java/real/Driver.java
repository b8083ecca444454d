package generated;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Runs programs again and again and prints the outcomes seen. Arguments: the number of runs, then the fields that make up an
 * outcome. The names of the programs come on standard input; their static method reset prepares them for the next run.
 */
class Driver {
    /**
     * How long threads must be stuck, in looks of this many milliseconds, to count as deadlocked. On a busy machine a thread
     * that was set free can stand there for a while before it gets a processor.
     */
    private static final int LOOKS = 60, PAUSE = 5;

    /** After so many looks something is wrong with this driver, or with the choice of programs. */
    private static final int MOST_LOOKS = 10_000;

    private static final int MOST_DEADLOCKS = 2;

    private static ClassLoader loader = freshLoader();
    private static int runs;
    private static List<String> fields;

    /** An exception has ended a thread, which may have left a lock locked that reset does not know. */
    private static volatile boolean failed;

    public static void main(String[] arguments) throws Exception {
        runs = Integer.parseInt(arguments[0]);
        fields = List.of(arguments).subList(1, arguments.length);
        Thread.setDefaultUncaughtExceptionHandler((thread, exception) -> failed = true);
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        for (String name = input.readLine(); name != null; name = input.readLine()) {
            for (String outcome : outcomes(name)) {
                System.out.println(name + " " + outcome);
            }
        }
        System.out.flush();
        // Deadlocked threads are still there.
        Runtime.getRuntime().halt(0);
    }

    private static Set<String> outcomes(String name) throws Exception {
        Set<String> outcomes = new TreeSet<>();
        int deadlocks = 0;
        Class<?> program = load(name);
        for (int run = 0; run < runs && deadlocks < MOST_DEADLOCKS; run++) {
            String outcome = run(program);
            outcomes.add(outcome);
            boolean deadlocked = outcome.startsWith("deadlock");
            deadlocks += deadlocked ? 1 : 0;
            if (deadlocked || failed) {
                // Its threads hold the locks of this class for ever.
                failed = false;
                loader = freshLoader();
                program = load(name);
            }
        }
        return outcomes;
    }

    private static Class<?> load(String name) throws Exception {
        return Class.forName("generated." + name, true, loader);
    }

    private static ClassLoader freshLoader() {
        try {
            List<URL> places = new ArrayList<>();
            for (String place : System.getProperty("java.class.path").split(":")) {
                places.add(new java.io.File(place).toURI().toURL());
            }
            return new URLClassLoader(places.toArray(new URL[0]), ClassLoader.getPlatformClassLoader());
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String run(Class<?> program) throws Exception {
        method(program, "reset").invoke(null);
        for (int number = 0; number < 3; number++) {
            field(program, "t" + number).set(null, null);
        }
        Method main = method(program, "main", String[].class);
        Thread runner = new Thread(() -> {
            try {
                main.invoke(null, (Object) new String[0]);
            } catch (ReflectiveOperationException e) {
                // An exception that leaves main is part of the program.
                failed = true;
            }
        });
        runner.start();
        String end = waitForTheEnd(program, runner);
        StringBuilder outcome = new StringBuilder(end);
        for (String name : fields) {
            Object value = field(program, name).get(null);
            outcome.append(' ').append(value instanceof Boolean flag ? (flag ? 1 : 0) : value);
        }
        return outcome.toString();
    }

    private static String waitForTheEnd(Class<?> program, Thread runner) throws Exception {
        int stuck = 0;
        for (int looks = 0; looks < MOST_LOOKS; looks++) {
            runner.join(PAUSE);
            boolean alive = false;
            boolean moving = false;
            // A thread that has ended may have started one that was looked at before.
            for (int look = 0; look < 4 && !alive; look++) {
                for (Thread thread : threads(program, runner)) {
                    alive |= isAlive(thread);
                    moving |= isAlive(thread) && !isStuck(thread);
                }
            }
            if (!alive) {
                return "end";
            }
            stuck = moving ? 0 : stuck + 1;
            if (stuck == LOOKS) {
                return "deadlock";
            }
            for (Thread thread : threads(program, runner)) {
                // Not join: that needs the monitor of the thread, which a synchronized run holds.
                for (int pause = 0; pause < PAUSE && thread != runner && thread.isAlive(); pause++) {
                    Thread.sleep(1);
                }
            }
        }
        throw new IllegalStateException(program + " does not end");
    }

    private static boolean isAlive(Thread thread) {
        return thread.getState() != Thread.State.NEW && thread.getState() != Thread.State.TERMINATED;
    }

    /** Whether a thread waits for others, and not only for a processor. */
    private static boolean isStuck(Thread thread) {
        ThreadInfo information = ManagementFactory.getThreadMXBean().getThreadInfo(thread.getId());
        if (information == null) {
            return false;
        }
        return switch (information.getThreadState()) {
            case BLOCKED -> information.getLockOwnerId() != -1;
            case WAITING -> !thread.isInterrupted();
            default -> false;
        };
    }

    private static List<Thread> threads(Class<?> program, Thread runner) throws Exception {
        List<Thread> threads = new ArrayList<>(List.of(runner));
        for (int number = 0; number < 3; number++) {
            Thread thread = (Thread) field(program, "t" + number).get(null);
            if (thread != null) {
                threads.add(thread);
            }
        }
        return threads;
    }

    private static Method method(Class<?> program, String name, Class<?>... parameters) throws Exception {
        Method method = program.getDeclaredMethod(name, parameters);
        method.setAccessible(true);
        return method;
    }

    private static Field field(Class<?> program, String name) throws Exception {
        Field field = program.getDeclaredField(name);
        field.setAccessible(true);
        return field;
    }
}

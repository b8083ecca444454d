package generated;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
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
    /** How long threads must stand still, in looks of this many milliseconds, to count as deadlocked. */
    private static final int LOOKS = 5, PAUSE = 5;

    private static final int MOST_DEADLOCKS = 2;

    private static ClassLoader loader = freshLoader();
    private static int runs;
    private static List<String> fields;

    public static void main(String[] arguments) throws Exception {
        runs = Integer.parseInt(arguments[0]);
        fields = List.of(arguments).subList(1, arguments.length);
        Thread.setDefaultUncaughtExceptionHandler((thread, exception) -> {});
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
            if (outcome.startsWith("deadlock")) {
                deadlocks++;
                // Its threads hold the locks of this class for ever.
                loader = freshLoader();
                program = load(name);
            }
        }
        return outcomes;
    }

    private static Class<?> load(String name) throws Exception {
        Class<?> program = Class.forName("generated." + name, true, loader);
        return program;
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
        while (true) {
            runner.join(PAUSE);
            boolean alive = false;
            boolean moving = false;
            // A thread that has ended may have started one that was looked at before.
            for (int look = 0; look < 4 && !alive; look++) {
                for (Thread thread : threads(program, runner)) {
                    Thread.State state = thread.getState();
                    boolean still = state == Thread.State.BLOCKED || state == Thread.State.WAITING;
                    alive |= state != Thread.State.NEW && state != Thread.State.TERMINATED;
                    moving |= alive && !still && state != Thread.State.NEW && state != Thread.State.TERMINATED;
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
                if (thread != runner) {
                    thread.join(PAUSE);
                }
            }
        }
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

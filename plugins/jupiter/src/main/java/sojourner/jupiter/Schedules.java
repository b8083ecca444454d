package sojourner.jupiter;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A test, or all tests of a class, whose every schedule is explored by {@code sojourner test} instead of running once.
 *
 * <p>The test fails where one schedule violates a property; the failure tells that schedule. The binary is looked for
 * in the system property {@code sojourner.binary}, then in the environment variable {@code SOJOURNER}, then on the
 * path.
 */
@Documented
@Inherited
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(SchedulesExtension.class)
public @interface Schedules {
    /** How long one test may be explored: a number followed by ms, s, m or h. */
    String timeLimit() default "1m";

    /** Further options of {@code sojourner test}. */
    String[] options() default {};

    /** What becomes of a test of which nothing is known, because a limit was reached or something is not modelled. */
    Unknown unknown() default Unknown.FAILS;

    /** What becomes of a test of which nothing is known. */
    enum Unknown {
        /** It fails, and says why. */
        FAILS,
        /** It is aborted, as by an assumption. */
        IS_SKIPPED
    }
}

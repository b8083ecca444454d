package sojourner;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The method says what holds whenever another method of its class is called: {@code sojourner check} asks it then. It has the
 * parameters of that method and answers true, or answers nothing and asserts. On a JVM this does nothing.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Before {
    /** The name of the method. */
    String value();
}

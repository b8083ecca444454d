package sojourner;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The method says what holds whenever another method of its class is about to return: {@code sojourner check} asks it then. Its
 * parameters are those of that method, with the values of the call; after them the result, if it wants to know it; after that, values
 * that fields had when the method was called, each marked by {@link Old}. It answers true, or answers nothing and asserts. On a
 * JVM this does nothing.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface After {
    /** The name of the method. */
    String value();
}

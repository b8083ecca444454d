package sojourner;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says how {@code sojourner check --abstract} and {@code sojourner abstract} abstract a field or the objects of a class. On a JVM this
 * does nothing.
 *
 * <p>A field: {@code @Abstract("remove")} takes its data out of the program, {@code @Abstract("signs")} keeps the class of its number
 * (signs, parity, mod:K, interval:A..B, set:A,B,C, point). A class: {@code @Abstract("count == event1.count; count == 0")} keeps these
 * conditions over its fields, which are separated by semicolons and may be about other classes.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.FIELD})
public @interface Abstract {
    /** What is kept. */
    String value();
}

package sojourner;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says how {@code sojourner check --abstract} and {@code sojourner abstract} abstract a field, the objects of a class or a method. On a JVM
 * this does nothing.
 *
 * <p>A field: {@code @Abstract("remove")} takes its data out of the program, {@code @Abstract("signs")} keeps the class of its number
 * (signs, parity, mod:K, interval:A..B, set:A,B,C, point). A class: {@code @Abstract("count == event1.count; count == 0")} keeps these
 * conditions over its fields, which are separated by semicolons and may be about other classes.
 *
 * <p>A method: something else stands in for its body under {@code check --abstract}. {@code @Abstract("any")} answers any value,
 * {@code @Abstract("any 0..3")} any number within bounds, {@code @Abstract("shop.Contracts.read")} what that static method answers, which has
 * the same parameters (and before them, if it likes, the object) and is written with {@code Verify.choose} and {@code Verify.assume}.
 * {@code over:} before it says that this does at least what the method does, {@code under:} that it does at most that. Without either, bounds
 * are an under-approximation, everything else an over-approximation.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.FIELD, ElementType.METHOD})
public @interface Abstract {
    /** What is kept. */
    String value();
}

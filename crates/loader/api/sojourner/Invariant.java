package sojourner;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The method is a claim about every object of its class: {@code sojourner check} asks it in every state in which no thread is inside
 * one of the object's methods. It has no parameters and answers true, or answers nothing and asserts. On a JVM this does nothing.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Invariant {}

//@ verdict: violated
//@ property: assertion
// why: what is said of a shape holds for those that are kinds of it: the hole forgets to grow.
import sojourner.After;
import sojourner.Before;
import sojourner.Old;

public class OverriddenConditions {
    abstract static class Shape {
        int area;
        Shape larger;

        abstract Shape grow(int by);

        @Before("grow")
        boolean canGrow(int by) {
            return by > 0;
        }

        @After("grow")
        boolean hasGrown(int by, Shape result, @Old("area") int before, @Old("larger") Shape next) {
            return area == before + by && result == this && next == null;
        }
    }

    static final class Square extends Shape {
        @Override
        Shape grow(int by) {
            area += by;
            return this;
        }

        @Override
        boolean canGrow(int by) {
            return true;
        }
    }

    static final class Hole extends Shape {
        @Override
        Shape grow(int by) {
            return this; //~
        }
    }

    public static void main(String[] arguments) {
        new Square().grow(0);
        new Hole().grow(1);
    }
}

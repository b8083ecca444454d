//@ about: sealed hierarchies with records, enums, final and non-sealed classes, walked by instanceof patterns
import java.util.ArrayList;
import java.util.List;

public class SealedTypes {
    sealed interface Expr permits Num, Bin, Neg, Var, Const { }
    record Num(double v) implements Expr { }
    record Bin(char op, Expr l, Expr r) implements Expr { }
    record Neg(Expr e) implements Expr { }
    non-sealed interface Var extends Expr { String name(); }
    enum Const implements Expr { PI(3.14), E(2.72); final double v; Const(double v) { this.v = v; } }

    static double eval(Expr e) {
        if (e instanceof Num n) return n.v();
        if (e instanceof Neg neg && neg.e() instanceof Neg inner) return eval(inner.e());
        if (e instanceof Neg n) return -eval(n.e());
        if (e instanceof Const c) return c.v;
        if (!(e instanceof Bin b)) throw new IllegalStateException("free variable " + ((Var) e).name());
        double l = eval(b.l()), r = eval(b.r());
        return switch (b.op()) {
            case '+' -> l + r;
            case '-' -> l - r;
            case '*' -> l * r;
            case '/' -> l / r;
            default -> throw new IllegalArgumentException("operator " + b.op());
        };
    }

    static abstract sealed class Animal { String kind() { return getClass().getSimpleName(); } }
    static final class Fish extends Animal { }
    static sealed class Bird extends Animal permits Duck { }
    static final class Duck extends Bird { @Override String kind() { return "quack " + super.kind(); } }
    static non-sealed class Mammal extends Animal { }
    static class Whale extends Mammal { }

    public static void main(String[] args) {
        Expr e = new Bin('+', new Num(2), new Bin('*', new Neg(new Num(3)), Const.PI));
        System.out.println(eval(e) + " " + e);
        System.out.println(eval(new Neg(new Neg(new Bin('/', new Num(1), new Num(0))))));
        record Named(String name) implements Var { }
        List<Expr> bad = new ArrayList<>(List.of(new Named("x"), new Bin('%', Const.E, Const.E)));
        bad.add((Var) () -> "lambda");
        for (Expr b : bad) {
            try {
                System.out.println(eval(b));
            } catch (RuntimeException x) {
                System.out.println(x.getMessage());
            }
        }
        for (Animal a : new Animal[] {new Fish(), new Bird(), new Duck(), new Mammal(), new Whale(), new Mammal() { }})
            System.out.print(a.kind() + "; ");
        System.out.println();
        System.out.println(Expr.class.isSealed() + " " + Expr.class.getPermittedSubclasses().length + " "
            + Animal.class.getPermittedSubclasses().length + " " + Mammal.class.isSealed() + " "
            + Bird.class.getPermittedSubclasses()[0].getSimpleName() + " " + Var.class.isSealed());
    }
}

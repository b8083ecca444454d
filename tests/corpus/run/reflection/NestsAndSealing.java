//@ about: nest hosts and members, private access among nest mates, sealed hierarchies, enclosing classes and methods
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.Collectors;

public class NestsAndSealing {
    private static String secret = "host";
    static class Inner {
        private String secret = "inner";
        class Deep { private int depth = 2; }
    }
    sealed interface Shape permits Circle, Square, Blob { }
    record Circle(int r) implements Shape { }
    record Square(int a) implements Shape { }
    static non-sealed class Blob implements Shape { }
    static class BigBlob extends Blob { }
    sealed static abstract class Tree { static final class Leaf extends Tree { } static final class Fork extends Tree { } }

    Object field = new Object() { };

    static String names(Class<?>... classes) {
        return Arrays.stream(classes).map(Class::getName).sorted().collect(Collectors.joining(", "));
    }

    Object local() {
        class Local { class InLocal { } }
        Comparator<String> anonymous = new Comparator<>() { public int compare(String a, String b) { return 0; } };
        for (Class<?> c : new Class<?>[] {Local.class, Local.InLocal.class, anonymous.getClass(), field.getClass(), Inner.Deep.class, NestsAndSealing.class})
            System.out.println(c.getName() + ": " + c.getSimpleName() + " host " + c.getNestHost().getName() + " declared in " + c.getDeclaringClass() + " enclosed by " + c.getEnclosingClass() + " " + c.getEnclosingMethod() + " " + c.getEnclosingConstructor() + " " + c.isMemberClass() + c.isLocalClass() + c.isAnonymousClass());
        return new Local();
    }

    public static void main(String[] args) throws Exception {
        System.out.println(names(NestsAndSealing.class.getNestMembers()));
        System.out.println(Inner.Deep.class.isNestmateOf(Circle.class) + " " + Circle.class.isNestmateOf(String.class) + " " + Inner[].class.getNestHost().isArray() + " " + int.class.getNestHost() + " " + java.util.Map.Entry.class.getNestHost());
        System.out.println(Inner.class.getDeclaredField("secret").get(new Inner()) + " " + NestsAndSealing.class.getDeclaredField("secret").get(null) + " " + new Inner().new Deep().depth);
        new NestsAndSealing().local();
        for (Class<?> c : new Class<?>[] {Shape.class, Circle.class, Blob.class, BigBlob.class, Tree.class, Tree.Leaf.class, String.class, Object.class})
            System.out.println(c.getSimpleName() + " " + c.isSealed() + " " + (c.getPermittedSubclasses() == null ? "open" : names(c.getPermittedSubclasses())));
        System.out.println(names(NestsAndSealing.class.getDeclaredClasses()));
        System.out.println(names(Inner.class.getDeclaredClasses()) + " " + Circle.class.getDeclaredClasses().length + " " + NestsAndSealing.class.getClasses().length);
        System.out.println(Runnable.class.descriptorString() + " " + Inner.Deep.class.descriptorString() + " " + int[][].class.descriptorString() + " " + Inner.Deep.class.getCanonicalName() + " " + new Object() { }.getClass().getCanonicalName());
    }
}

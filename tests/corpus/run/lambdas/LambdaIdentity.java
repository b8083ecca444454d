//@ about: a lambda without captures is made once per site, one with captures each time; classes are hidden and synthetic
import java.lang.reflect.Modifier;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

public class LambdaIdentity {
    static Supplier<String> constant() { return () -> "constant"; }
    static Supplier<Integer> capturing(int n) { return () -> n; }
    static Supplier<String> reference() { return String::new; }
    Supplier<Object> self() { return () -> this; }

    public static void main(String[] args) {
        System.out.println(constant() == constant());
        System.out.println(reference() == reference());
        System.out.println(capturing(1) == capturing(1));
        System.out.println(capturing(1).getClass() == capturing(2).getClass());
        Supplier<String> a = () -> "same text", b = () -> "same text";
        System.out.println(a == b);
        System.out.println(a.getClass() == b.getClass());
        System.out.println(a.equals(a) + " " + a.equals(b));
        LambdaIdentity outer = new LambdaIdentity();
        System.out.println(outer.self().get() == outer);
        Class<?> c = a.getClass();
        System.out.println(c.isSynthetic() + " " + c.isHidden() + " " + c.isAnonymousClass() + " " + c.isLocalClass()
            + " " + Modifier.isFinal(c.getModifiers()) + " " + c.isInterface());
        System.out.println(c.getInterfaces().length + c.getInterfaces()[0].getName() + " " + c.getSuperclass() + " "
            + c.getPackageName().isEmpty() + " " + c.getName().startsWith("LambdaIdentity$$Lambda") + " "
            + c.getNestHost().getSimpleName());
        System.out.println(c.getEnclosingMethod() + " " + c.getDeclaringClass() + " " + c.getCanonicalName() + " "
            + (c.getClassLoader() == LambdaIdentity.class.getClassLoader()));
        IntSupplier[] made = new IntSupplier[3];
        for (int i = 0; i < made.length; i++) {
            int k = i;
            made[i] = () -> k * k;
        }
        System.out.println((made[0].getClass() == made[2].getClass()) + " "
            + (made[0].getAsInt() + made[1].getAsInt() + made[2].getAsInt()));
        String text = a.toString();
        System.out.println(text.startsWith("LambdaIdentity$$Lambda") + " "
            + text.endsWith("@" + Integer.toHexString(a.hashCode())));
        try {
            Class.forName(c.getName());
        } catch (ClassNotFoundException e) {
            System.out.println("cannot be found by name");
        }
    }
}

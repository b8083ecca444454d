//@ about: reflection respects private, package and module boundaries unless told otherwise; nest mates need no help
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Method;

public class AccessRules {
    static class Mate {
        private int secret = 5;
        private static String hidden(int n) { return "hidden" + n; }
        private Mate() { }
    }

    interface Body { Object run() throws Throwable; }

    static void show(Body body) {
        try {
            System.out.println(body.run());
        } catch (IllegalAccessException e) {
            System.out.println("IllegalAccess " + e.getMessage());
        } catch (InaccessibleObjectException e) {
            System.out.println("Inaccessible " + e.getMessage().startsWith("Unable to make")
                + e.getMessage().contains("module java.base does not \"opens java.lang\" to unnamed module"));
        } catch (Throwable t) {
            System.out.println(t);
        }
    }

    public static void main(String[] args) throws Exception {
        show(() -> { Mate m = Mate.class.getDeclaredConstructor().newInstance();
            return Mate.class.getDeclaredField("secret").get(m) + ""
            + Mate.class.getDeclaredMethod("hidden", int.class).invoke(null, 3); });
        AccessRulesStranger stranger = AccessRulesStranger.make();
        Field alone = AccessRulesStranger.class.getDeclaredField("alone");
        Method quiet = AccessRulesStranger.class.getDeclaredMethod("quiet");
        show(() -> alone.get(stranger));
        show(() -> { alone.setInt(stranger, 3); return 0; });
        show(() -> quiet.invoke(stranger));
        show(() -> AccessRulesStranger.class.getDeclaredConstructor().newInstance());
        show(() -> AccessRulesStranger.class.getDeclaredField("open").get(stranger));
        System.out.println(alone.canAccess(stranger) + " " + alone.isAccessible());
        alone.setAccessible(true);
        show(() -> { alone.setInt(stranger, 30); return alone.get(stranger) + "" + alone.canAccess(stranger); });
        show(() -> AccessRulesStranger.class.getDeclaredField("alone").get(stranger));
        System.out.println(quiet.trySetAccessible());
        show(() -> quiet.invoke(stranger));
        show(() -> { AccessibleObject.setAccessible(AccessRulesStranger.class.getDeclaredConstructors(), true);
            return "array"; });
        show(() -> { String.class.getDeclaredField("value").setAccessible(true); return 0; });
        show(() -> String.class.getDeclaredField("value").trySetAccessible());
        show(() -> String.class.getDeclaredField("value").get("x"));
        show(() -> { String.class.getMethod("length").setAccessible(true);
            return String.class.getMethod("length").invoke("four"); });
        show(() -> { Class.class.getDeclaredConstructors()[0].setAccessible(true); return 0; });
        show(() -> Object.class.getModule().isOpen("java.lang") + " " + Object.class.getModule().isExported("java.lang")
            + " " + Object.class.getModule().isExported("jdk.internal.misc"));
    }
}

class AccessRulesStranger {
    private int alone = 1;
    int open = 2;
    private AccessRulesStranger() { }
    private String quiet() { return "quiet " + alone; }
    static AccessRulesStranger make() { return new AccessRulesStranger(); }
}

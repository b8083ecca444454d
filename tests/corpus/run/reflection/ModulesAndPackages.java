//@ about: modules of classes of the JDK and of the program, what they export and open, packages, and refusals of setAccessible
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.InaccessibleObjectException;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

public class ModulesAndPackages {
    interface Action { Object run() throws Exception; }

    static void show(Action action) {
        try {
            System.out.println(action.run());
        } catch (InaccessibleObjectException | ReflectiveOperationException e) {
            System.out.println(e.toString().replaceAll("@[0-9a-f]+", "@hash"));
        } catch (Exception e) {
            System.out.println("other " + e);
        }
    }

    static String home(String name) throws Exception {
        Class<?> c = Class.forName(name, false, ModulesAndPackages.class.getClassLoader());
        ClassLoader loader = c.getClassLoader();
        return c.getSimpleName() + " in " + c.getModule().getName() + " by " + (loader == null ? "boot" : loader.getName());
    }

    public static void main(String[] args) throws Exception {
        for (String name : new String[] {"java.lang.String", "java.util.logging.Logger", "java.sql.Date", "java.net.http.HttpClient", "com.sun.net.httpserver.HttpServer", "javax.tools.ToolProvider", "ModulesAndPackages"}) show(() -> home(name));
        Module base = Object.class.getModule();
        Module mine = ModulesAndPackages.class.getModule();
        System.out.println(base + " " + mine.isNamed() + " " + mine.getName() + " " + mine.getDescriptor() + " " + mine.getLayer() + " " + (mine == ClassLoader.getSystemClassLoader().getUnnamedModule()));
        System.out.println(base.isExported("java.lang") + " " + base.isExported("jdk.internal.misc") + " " + base.isExported("jdk.internal.misc", mine) + " " + base.isExported("sun.nio.ch", String.class.getModule()) + " " + base.isExported("nowhere"));
        System.out.println(base.isOpen("java.lang") + " " + base.isOpen("java.lang", mine) + " " + base.isOpen("java.lang", base) + " " + mine.isOpen("anything") + " " + mine.isExported("anything"));
        System.out.println(mine.canRead(base) + " " + base.canRead(mine) + " " + base.canRead(base) + " " + base.getPackages().contains("java.util") + " " + base.getPackages().contains("java.sql"));
        Module logging = ModuleLayer.boot().findModule("java.logging").orElseThrow();
        System.out.println(logging + " " + logging.getDescriptor().isOpen() + " " + logging.canRead(base) + " " + logging.getLayer().equals(ModuleLayer.boot()) + " " + ModuleLayer.boot().findModule("no.such").isPresent());
        System.out.println(new TreeSet<>(logging.getDescriptor().exports()) + " " + new TreeSet<>(base.getDescriptor().exports()).first());
        System.out.println(ModuleLayer.boot().configuration().findModule("java.sql").orElseThrow().reads().stream().map(m -> m.name()).sorted().toList());
        Package lang = String.class.getPackage();
        System.out.println(lang + " " + lang.getName() + " " + lang.isSealed() + " " + ModulesAndPackages.class.getPackage().getName().isEmpty() + " " + ModulesAndPackages.class.getPackageName().isEmpty() + " " + java.sql.Date.class.getPackage().getName());
        System.out.println(int[].class.getPackageName() + " " + int.class.getModule() + " " + (ModulesAndPackages[][].class.getModule() == mine) + " " + Integer[].class.getPackageName());
        show(() -> { String.class.getDeclaredField("value").setAccessible(true); return "open"; });
        show(() -> { ArrayList.class.getDeclaredMethod("grow").setAccessible(true); return "open"; });
        show(() -> { Class.forName("java.util.Collections$EmptyList").getDeclaredConstructor().setAccessible(true); return "open"; });
        show(() -> Class.forName("jdk.internal.misc.Unsafe").getMethod("getUnsafe").invoke(null));
        show(() -> { Class.forName("jdk.internal.misc.Unsafe").getMethod("getUnsafe").setAccessible(true); return "open"; });
        show(() -> { AccessibleObject add = List.class.getMethod("add", Object.class); add.setAccessible(true); return "public and exported: " + add.isAccessible(); });
        show(() -> ArrayList.class.getDeclaredField("size").trySetAccessible() + " " + ArrayList.class.getDeclaredField("size").canAccess(new ArrayList<>()));
        show(() -> Thread.State.class.getDeclaredConstructors()[0].trySetAccessible());
    }
}

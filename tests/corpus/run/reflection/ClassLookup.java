//@ about: Class.forName with every kind of name, and what is not found
public class ClassLookup {
    static class Nested { static { System.out.print("<init> "); } }

    static void find(String name) {
        try {
            Class<?> c = Class.forName(name);
            System.out.println(c.getTypeName() + " " + c.isArray());
        } catch (ClassNotFoundException e) {
            System.out.println("ClassNotFoundException " + e.getMessage() + " " + e.getCause());
        } catch (LinkageError e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) throws Exception {
        for (String name : new String[] {"ClassLookup", "ClassLookup$Nested", "ClassLookup.Nested", "java.lang.String",
            "java.util.Map$Entry", "[I", "[[Z", "[Ljava.lang.String;", "[[LClassLookup;", "int", "void", "I", "[int",
            "[Lnone;", "[V", "", " ", "java/lang/String", "none.Such", "Ljava.lang.String;", "[Ljava.lang.String",
            "ClassLookup[]"}) find(name);
        System.out.println(Class.forName("ClassLookup") == ClassLookup.class);
        System.out.println(Class.forName("[I") == int[].class);
        ClassLoader loader = ClassLookup.class.getClassLoader();
        System.out.println(loader.loadClass("ClassLookup$Nested") == Nested.class);
        System.out.println(loader == ClassLoader.getSystemClassLoader());
        System.out.println(loader.getParent().getName() + " " + loader.getParent().getParent() + " "
            + Thread.currentThread().getContextClassLoader().getName());
        try {
            loader.loadClass("[I");
        } catch (ClassNotFoundException e) {
            System.out.println("loadClass refuses arrays");
        }
        try {
            Class.forName(null);
        } catch (NullPointerException e) {
            System.out.println("null name");
        }
        System.out.println(Class.forName("java.lang.Integer", true, null).getField("MAX_VALUE").get(null));
        try {
            Class.forName("ClassLookup", true, null);
        } catch (ClassNotFoundException e) {
            System.out.println(e.getMessage() + " is not known to the boot loader");
        }
        System.out.println(Class.forName(Object.class.getModule(), "java.lang.Void") + " "
            + Class.forName(Object.class.getModule(), "java.lang.Nothing"));
        Class<? extends Number> sub = Integer.class.asSubclass(Number.class);
        System.out.println(sub.cast(5) + " " + Integer.TYPE + " " + (int.class == Integer.TYPE) + " "
            + (int.class == (Object) Integer.class) + " " + Void.TYPE);
    }
}

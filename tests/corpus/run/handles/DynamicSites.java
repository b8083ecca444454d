//@ about: call sites and constants linked by bootstrap methods of the program, ldc of method handles and method types
import java.lang.invoke.*;
import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;
import java.util.Base64;

public class DynamicSites {
    /** A class `Dyn` whose methods are a call site or a constant each; no Java source compiles to it. */
    static final String DYN = 
        "yv66vgAAAD0AmgEAA0R5bgcAAQEABHBsdXMBAAUoSUkpSQEADER5bmFtaWNTaXRlcwcABQEABXBsYWluAQBzKExqYXZhL2xhbmcvaW52b2tlL01ldGhvZEhhbmRsZXMkTG9va3VwO0xqYXZhL2xhbm" +
        "cvU3RyaW5nO0xqYXZhL2xhbmcvaW52b2tlL01ldGhvZFR5cGU7KUxqYXZhL2xhbmcvaW52b2tlL0NhbGxTaXRlOwwABwAICgAGAAkPBgAKDAADAAQSAAAADAEABW1pbnVzDAAOAAQSAAAADwEABG1h" +
        "bnkBABQoKUxqYXZhL2xhbmcvU3RyaW5nOwEAhihMamF2YS9sYW5nL2ludm9rZS9NZXRob2RIYW5kbGVzJExvb2t1cDtMamF2YS9sYW5nL1N0cmluZztMamF2YS9sYW5nL2ludm9rZS9NZXRob2RUeX" +
        "BlO1tMamF2YS9sYW5nL09iamVjdDspTGphdmEvbGFuZy9pbnZva2UvQ2FsbFNpdGU7DAARABMKAAYAFA8GABUBAAR0ZXh0CAAXAwAAAAEFAAAAAAAAAAIEQEAAAAZAEAAAAAAAAAEAEGphdmEvbGFu" +
        "Zy9TdHJpbmcHAB8BAA5qYXZhL2xhbmcvTWF0aAcAIQEAA21heAwAIwAECgAiACQPBgAlEAAEAQAIY29uc3RhbnQBAF4oTGphdmEvbGFuZy9pbnZva2UvTWV0aG9kSGFuZGxlcyRMb29rdXA7TGphdm" +
        "EvbGFuZy9TdHJpbmc7TGphdmEvbGFuZy9DbGFzczspTGphdmEvbGFuZy9PYmplY3Q7DAAoACkKAAYAKg8GACsBAAVpbm5lcgEAEkxqYXZhL2xhbmcvU3RyaW5nOwwALQAuEQABAC8BAANhbGwMADEA" +
        "EhIAAgAyAQAEbm9uZQwANAASEgADADUBAANvbmUBAARqdXN0CAA4DAA3ABISAAQAOgEABG5leHQBAAMoKUoBAAdtdXRhYmxlDAA+AAgKAAYAPw8GAEAMADwAPRIABQBCAQAHZmFpbGluZwEAAygpVg" +
        "wARAAICgAGAEYPBgBHAQAEZmFpbAwASQBFEgAGAEoBAAtmYWlsaW5nTnVsbAEABG51bGwMAE0ARRIABgBOAQAMZmFpbGluZ0Vycm9yAQAFZXJyb3IMAFEARRIABgBSAQALZmFpbGluZ1R5cGUBAAR0" +
        "eXBlDABVAEUSAAYAVgEAB21pc3NpbmcMAFgACAoABgBZDwYAWgEAAXgMAFwARRIABwBdAQAGaGFuZGxlAQAhKClMamF2YS9sYW5nL2ludm9rZS9NZXRob2RIYW5kbGU7AQAfKClMamF2YS9sYW5nL2" +
        "ludm9rZS9NZXRob2RUeXBlOwEACWNvbk9iamVjdAEAFCgpTGphdmEvbGFuZy9PYmplY3Q7AQAGb2JqZWN0AQASTGphdmEvbGFuZy9PYmplY3Q7DABkAGURAAEAZgEAB2Nvbk51bGwBAAdub3RoaW5n" +
        "DABpAGURAAEAagEABmNvbkludAEAAygpSQEABHplcm8BAAFJDABuAG8RAAEAcAEAB2NvbkJvb2wBAAMoKVoBAAN5ZXMBAAFaDAB0AHURAAEAdgEAB2NvbkxvbmcBAAR3aWRlAQABSgwAeQB6EQABAH" +
        "sBAAljb25Eb3VibGUBAAMoKUQBAARyZWFsAQABRAwAfwCAEQABAIEBAAljb25OZXN0ZWQBAApjb25zdGFudE9mAQBxKExqYXZhL2xhbmcvaW52b2tlL01ldGhvZEhhbmRsZXMkTG9va3VwO0xqYXZh" +
        "L2xhbmcvU3RyaW5nO0xqYXZhL2xhbmcvQ2xhc3M7W0xqYXZhL2xhbmcvT2JqZWN0OylMamF2YS9sYW5nL09iamVjdDsMAIQAhQoABgCGDwYAhwEAA2FuZAgAiQMAAAAFAQAGbmVzdGVkDACMAGURAA" +
        "gAjQEACmNvbkZhaWxpbmcMAEkAZREAAQCQAQAIY29uV3JvbmcBAAV3cm9uZwwAkwAuEQABAJQBABBqYXZhL2xhbmcvT2JqZWN0BwCWAQAEQ29kZQEAEEJvb3RzdHJhcE1ldGhvZHMAAQACAJcAAAAA" +
        "ABYACQADAAQAAQCYAAAAFAACAAIAAAAIGhu6AA0AAKwAAAAAAAkADgAEAAEAmAAAABQAAgACAAAACBobugAQAACsAAAAAAAJABEAEgABAJgAAAASAAEAAAAAAAa6ADMAALAAAAAAAAkANAASAAEAmA" +
        "AAABIAAQAAAAAABroANgAAsAAAAAAACQA3ABIAAQCYAAAAEgABAAAAAAAGugA7AACwAAAAAAAJADwAPQABAJgAAAASAAIAAAAAAAa6AEMAAK0AAAAAAAkARABFAAEAmAAAABIAAAAAAAAABroASwAA" +
        "sQAAAAAACQBMAEUAAQCYAAAAEgAAAAAAAAAGugBPAACxAAAAAAAJAFAARQABAJgAAAASAAAAAAAAAAa6AFMAALEAAAAAAAkAVABFAAEAmAAAABIAAAAAAAAABroAVwAAsQAAAAAACQBYAEUAAQCYAA" +
        "AAEgAAAAAAAAAGugBeAACxAAAAAAAJAF8AYAABAJgAAAAPAAEAAAAAAAMSJrAAAAAAAAkAVQBhAAEAmAAAAA8AAQAAAAAAAxInsAAAAAAACQBiAGMAAQCYAAAADwABAAAAAAADEmewAAAAAAAJAGgA" +
        "YwABAJgAAAAPAAEAAAAAAAMSa7AAAAAAAAkAbABtAAEAmAAAAA8AAQAAAAAAAxJxrAAAAAAACQByAHMAAQCYAAAADwABAAAAAAADEnesAAAAAAAJAHgAPQABAJgAAAAQAAIAAAAAAAQUAHytAAAAAA" +
        "AJAH0AfgABAJgAAAAQAAIAAAAAAAQUAIKvAAAAAAAJAIMAYwABAJgAAAAPAAEAAAAAAAMSjrAAAAAAAAkAjwBjAAEAmAAAAA8AAQAAAAAAAxKRsAAAAAAACQCSABIAAQCYAAAADwABAAAAAAADEpWw" +
        "AAAAAAABAJkAAABAAAkACwAAACwAAAAWAAkAGAAZABoAHAAdACAAJgAnADAAFgAAABYAAQA5AEEAAABIAAAAWwAAAIgAAwAwAIoAiw==";

    static int linked;
    static MutableCallSite site;
    static long counter(long n) throws Exception { site.setTarget(MethodHandles.insertArguments(self("counter", long.class, long.class), 0, n * 2)); return n; }
    static int plus(int a, int b) { return a + b; }
    static int minus(int a, int b) { return a - b; }
    static MethodHandle self(String name, Class<?> result, Class<?>... parameters) throws Exception {
        return MethodHandles.lookup().findStatic(DynamicSites.class, name, MethodType.methodType(result, parameters));
    }

    public static CallSite plain(MethodHandles.Lookup lookup, String name, MethodType type) throws Exception {
        linked++;
        return new ConstantCallSite(self(name, int.class, int.class, int.class));
    }
    public static CallSite many(MethodHandles.Lookup lookup, String name, MethodType type, Object... arguments) {
        String text = lookup.lookupClass() + " " + name + " " + Arrays.toString(arguments);
        return new ConstantCallSite(MethodHandles.constant(String.class, text));
    }
    public static CallSite mutable(MethodHandles.Lookup lookup, String name, MethodType type) throws Exception {
        site = new MutableCallSite(type);
        site.setTarget(MethodHandles.insertArguments(self("counter", long.class, long.class), 0, 1L));
        return site;
    }
    public static CallSite failing(MethodHandles.Lookup lookup, String name, MethodType type) throws Exception {
        if (name.equals("null")) return null;
        if (name.equals("error")) throw new LinkageError("an error of its own");
        if (name.equals("type")) return new ConstantCallSite(MethodHandles.constant(int.class, 1));
        throw new Exception("bootstrap failed");
    }
    public static Object constant(MethodHandles.Lookup lookup, String name, Class<?> type) throws Exception {
        linked++;
        return switch (name) {
            case "inner" -> "inner of " + type.getSimpleName();
            case "object" -> new StringBuilder("object");
            case "zero" -> 0;
            case "yes" -> true;
            case "wide" -> 1L << 40;
            case "real" -> 2.5;
            case "wrong" -> 7;
            case "fail" -> throw new Exception("no constant");
            default -> null;
        };
    }
    public static Object constantOf(MethodHandles.Lookup lookup, String name, Class<?> type, Object... arguments) {
        return name + Arrays.toString(arguments);
    }

    public static void main(String[] args) throws Throwable {
        Class<?> dyn = MethodHandles.lookup().defineClass(Base64.getDecoder().decode(DYN));
        for (int round = 0; round < 2; round++) {
            show(dyn, "plus", 3, 4);
            show(dyn, "minus", 3, 4);
            for (String name : new String[] { "many", "none", "one", "next", "next", "next" }) show(dyn, name);
            for (String name : new String[] { "failing", "failingNull", "failingError", "failingType", "missing" }) show(dyn, name);
            for (String name : new String[] { "type", "conObject", "conNull", "conInt", "conBool", "conLong", "conDouble", "conNested", "conFailing", "conWrong" }) show(dyn, name);
            System.out.println("linked " + linked);
        }
        MethodHandle max = (MethodHandle) dyn.getMethod("handle").invoke(null);
        System.out.println(max + " " + (int) max.invokeExact(3, 9) + " " + (max == dyn.getMethod("handle").invoke(null)));
        System.out.println(dyn.getMethod("conObject").invoke(null) == dyn.getMethod("conObject").invoke(null));
        System.out.println(dyn.getMethod("type").invoke(null) == MethodType.methodType(int.class, int.class, int.class));
    }

    static void show(Class<?> dyn, String name, Object... arguments) throws Exception {
        Class<?>[] types = new Class<?>[arguments.length];
        Arrays.fill(types, int.class);
        try {
            System.out.println(name + ": " + dyn.getMethod(name, types).invoke(null, arguments));
        } catch (InvocationTargetException e) {
            Throwable thrown = e.getCause();
            System.out.println(name + " throws " + thrown + " because " + thrown.getCause());
        }
    }
}

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * One void method per shape of null dereference, called with zeros and nulls. The program prints the name of each and the
 * message of what it throws.
 */
public class Shapes {
    static class Node {
        Node next;
        Node[] kids;
        Node[][] grid;
        int value;
        long wide;
        String name;
        static Node root;

        Node next() {
            return next;
        }

        Node follow(long distance, String label, Object... others) {
            return next;
        }

        private Node hidden() {
            return null;
        }
    }

    interface Source {
        Object get(int index, double scale);
    }

    Node field;
    int[] numbers;
    int position;
    static int cursor;
    static Object shared;
    static Node[] nodes = new Node[4];
    static String[][] table = { null, { null } };

    static Node make() {
        return new Node();
    }

    static Node nothing() {
        return null;
    }

    static int zero(Object ignored) {
        return 0;
    }

    static void parameter(Node a) { a.value = 1; }
    static void secondParameter(long a, Node b) { b.wide = 2; }
    void instanceParameter(int a, Node b) { b.next(); }
    static void manyParameters(int a, long b, double c, float d, Node e) { synchronized (e) { cursor++; } }
    static void overwrittenParameter(Node a) { a = nothing(); a.value = 1; }
    static void overwrittenLater(Node a) {
        for (int i = 0; i < 2; i++) {
            a.value = i;
            a = null;
        }
    }
    static void writtenBefore(Node a) {
        a = make();
        for (int i = 0; i < 2; i++) {
            if (i == 1) { a = null; }
            a.value = i;
            if (i == 5) { a.value = 3; }
        }
    }
    static void backwardLoop(Node a) {
        int i = 0;
        Node b = make();
        do {
            b.value = i;
            b.next.value = 4;
            b = a;
        } while (i++ < 3);
    }

    static void local() { Node a = null; a.value = 1; }
    static void localAfterWide() { long w = 4; double d = 5; Node a = nothing(); a.wide = w; }
    static void reusedSlot() { { int i = 3; cursor = i; } Node b = nothing(); b.name = "x"; }
    static void literalNull() { ((Node) null).value = 4; }
    static void throwNull() { throw null; }
    static void throwLocal(RuntimeException e) { throw e; }
    static void synchronizedNull() { synchronized (shared) { cursor++; } }

    void thisField() { field.value = 3; }
    void thisFieldOfField() { field = make(); field.next.value = 3; }
    void thisFieldCall() { field.next(); }
    void thisFieldOfParameter(Shapes other) { other.field.value = 3; }
    void readField() { cursor = field.value; }
    void readWide() { long w = field.wide; }
    void compound() { field.value += 2; }
    void increment() { field.wide++; }
    void putReference() { field.name = "a"; }

    static void staticField() { shared.hashCode(); }
    static void staticFieldOfOther() { Node.root.name = null; }
    static void staticOfOtherRead() { cursor = Node.root.value; }
    static void integerMax() { int[] a = null; cursor = a[Integer.MAX_VALUE]; }

    static void chain() { Node a = make(); a.next = a; a.next.next.next = null; a.next.value = 3; }
    static void deepChain() {
        Node a = make();
        a.next = make();
        a.next.next = make();
        a.next.next.next.next.value = 1;
    }
    static void tooDeep(Node a) { int x = a.next.next.next.next.next.next.next.value; }
    static void tooDeepLater() {
        Node a = make();
        a.next = a;
        Node b = a.next.next.next.next.next.kids[0];
    }
    static void deepArrays() {
        Node a = make();
        a.kids = null;
        a.next.kids[2].kids[3].kids[4].kids[5].value = 1;
    }

    static void returnOfStatic() { nothing().value = 3; }
    static void returnOfVirtual() { make().next().value = 3; }
    static void returnOfVirtualRead() { cursor = make().next().next.value; }
    static void returnOfSpecial() { make().hidden().value = 3; }
    static void returnOfInterface(List<Node> list) { list = new ArrayList<>(); list.add(null); list.get(0).value = 3; }
    static void returnWithArguments() { make().follow(3L, "a", 1, 2).value = 3; }
    static void invokeWithArguments() { Node a = null; a.follow(3L, "a"); }
    static void invokeInterface(Source s) { s.get(1, 2.0); }
    static void invokeInterfaceTyped(Map<String, List<Object>> m) { m.put("a", null); }
    static void invokeGeneric(Comparator<String> c) { c.compare("a", "b"); }
    static void invokeOnString(String s) { s.length(); }
    static void invokeTrimmed(StringBuilder b) { b.append("x"); }
    static void invokeObjectArguments(String s) { s.equals(null); }
    static void invokeStringBuilder(String s) { s.contentEquals(new StringBuffer()); }
    static void invokeStringArguments(String s) { s.replace("a", "b"); }
    static void invokeArrays(String s) { s.getChars(0, 1, new char[3], 0); }
    static void invokeStringArray(ProcessBuilder b) { b.command("a", "b"); }
    static void invokeClone(int[] a) { a.clone(); }
    static void invokeCloneObjects(Node[][] a) { a.clone(); }
    static void invokeToString(Object o) { o.toString(); }
    static void unboxing(Integer i) { cursor = i; }
    static void unboxingWide(Double d) { double x = d + 1; }
    static void unboxingReturn(Map<String, Integer> m) { m = Map.of(); int x = m.get("a"); }
    static void stringSwitch(String s) { switch (s) { case "a": cursor = 1; break; default: cursor = 2; } }
    static void enumSwitch(Thread.State s) { switch (s) { case NEW: cursor = 1; break; default: cursor = 2; } }
    static void forEach(List<String> list) { for (String s : list) { cursor++; } }
    static void forEachArray(String[] list) { for (String s : list) { cursor++; } }
    static void forEachStatic() { for (String s : table[0]) { cursor++; } }
    static void lambdaBody() { Supplier<Object> s = null; s.get(); }
    static void castThenUse(Object o) { ((Node) o).value = 3; }
    static void castOfCall() { List<Object> list = Arrays.asList((Object) null); ((Node) list.get(0)).value = 3; }

    static void loadInt(int[] a) { cursor = a[1]; }
    static void loadLong(long[] a) { long x = a[cursor]; }
    static void loadFloat(float[] a) { float x = a[0]; }
    static void loadDouble(double[] a) { double x = a[0]; }
    static void loadObject(Object[] a) { Object x = a[0]; }
    static void loadByte(byte[] a) { byte x = a[0]; }
    static void loadBoolean(boolean[] a) { boolean x = a[0]; }
    static void loadChar(char[] a) { char x = a[0]; }
    static void loadShort(short[] a) { short x = a[0]; }
    static void storeInt(int[] a) { a[1] = 2; }
    static void storeLong(long[] a) { a[0] = 3; }
    static void storeFloat(float[] a) { a[0] = 3; }
    static void storeDouble(double[] a) { a[0] = 4; }
    static void storeObject(Object[] a) { a[0] = "x"; }
    static void storeByte(byte[] a) { a[0] = 1; }
    static void storeBoolean(boolean[] a) { a[0] = true; }
    static void storeChar(char[] a) { a[0] = 'c'; }
    static void storeShort(short[] a) { a[0] = 1; }
    static void length(int[] a) { cursor = a.length; }
    void lengthOfField() { cursor = numbers.length; }
    void numbersAt() { numbers[position] = 3; }
    void numbersIncrement() { numbers[position]++; }

    static void elementConstant() { nodes[2].value = 3; }
    static void elementByte() { Node[] a = new Node[100]; a[77].value = 3; }
    static void elementShort() { Node[] a = new Node[1000]; a[777].value = 3; }
    static void elementLarge() { Node[] a = new Node[40000]; a[39999].value = 3; }
    static void elementLocal() { int i = 2; nodes[i].value = 3; }
    static void elementStatic() { nodes[cursor & 0].value = cursor; nodes[cursor].value = 2; }
    void elementOfField() { position = 1; nodes[position].value = 3; }
    void elementOfThisField() { field = make(); field.kids = new Node[2]; field.kids[position].value = 1; }
    static void elementByCall() { nodes[zero(null)].value = 3; }
    static void elementOfElement() { table[1][0].length(); }
    static void rowOfTable() { table[0][3] = ""; }
    static void elementByElement() { int[] index = { 1, 2 }; nodes[index[1]].value = 3; }
    static void elementBySum() { int i = 1; nodes[i + 1].value = 3; }
    static void elementByLength() { int[] index = { 1, 2 }; nodes[index.length].value = 3; }
    static void elementByChar() { char[] index = { 1 }; nodes[index[0]].value = 3; }
    static void elementByField() { Node a = make(); nodes[a.value].value = 3; }
    static void elementOfReturn() { Shapes.rows()[1].value = 3; }
    static void elementOfNullReturn() { Shapes.noRows()[1].value = 3; }
    static void gridElement() {
        Node a = make();
        a.grid = new Node[2][2];
        int i = 1;
        a.grid[i][0] = null;
        a.grid[i][i].kids[0].next = a;
    }

    static Node[] rows() {
        return new Node[3];
    }

    static Node[] noRows() {
        return null;
    }

    static void conditional(boolean which) { (which ? Node.root : nodes[0]).value = 1; }
    static void conditionalCall(boolean which) { (which ? nothing() : null).next(); }
    static void conditionalIndex(boolean which) { nodes[which ? 1 : 2].value = 1; }
    static void conditionalBranches(boolean which, Node a) {
        Node b;
        if (which) { b = make(); b.value = 3; } else { b = a; }
        b.value = 1;
    }
    static void afterTry(Node a) {
        try { cursor = Integer.parseInt("x"); } catch (NumberFormatException e) { cursor = 7; }
        a.value = 1;
    }
    static void inCatch(Node a) {
        try { throw new RuntimeException(); } catch (RuntimeException e) { a.value = e.getMessage().length(); }
    }
    static void inFinally(Node a) {
        try { cursor = 1; } finally { a.value = 1; }
    }
    static void inSwitch(int k, Node a) {
        switch (k) {
            case 0: a.value = 2; break;
            case 1: a.value = 3; break;
            default: a = make();
        }
    }
    static void assignedInSwitch(int k, Node a) {
        switch (k) {
            case 5: a = make(); break;
            case 1: cursor = 3; break;
            default: cursor = 5;
        }
        a.value = 3;
    }
    static void assignmentExpression() { Node a; (a = nothing()).value = 3; }
    static void sharedAssignment() { Node.root = Node.root.next = nothing(); }
    static void concatenation(Node a) { String s = "x" + a.name + 1; }
    static void constructed(Node a) { if (a == null) { throw new NullPointerException(); } cursor = 1; }
    static void constructedLater() { RuntimeException e = new NullPointerException(); cursor = 1; throw e; }
    static void manyLocals(Node z) {
        long a = 1, b = 2, c = 3, d = 4, e = 5, f = 6, g = 7, h = 8, i = 9, j = 10, k = 11, l = 12, m = 13, n = 14, o = 15;
        long p = 1, q = 2, r = 3, s = 4, t = 5, u = 6, v = 7, w = 8, x = 9, y = 10, aa = 11, bb = 12, cc = 13, dd = 14, ee = 15;
        long ff = 3, gg = 4;
        Node last = z;
        last.value = 3;
    }

    public static void main(String[] arguments) throws Exception {
        for (Method method : Shapes.class.getDeclaredMethods()) {
            if (method.getReturnType() == void.class && !method.getName().equals("main")) {
                System.out.println(method.getName() + "\t" + failure(method));
            }
        }
    }

    static String failure(Method method) throws Exception {
        Arrays.fill(nodes, null);
        Object[] arguments = new Object[method.getParameterCount()];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = zeroOf(method.getParameterTypes()[i]);
        }
        try {
            method.invoke(new Shapes(), arguments);
            return "nothing thrown";
        } catch (InvocationTargetException e) {
            StackTraceElement top = e.getCause().getStackTrace()[0];
            boolean ours = top.getMethodName().equals(method.getName()) && e.getCause() instanceof NullPointerException;
            return ours ? e.getCause().getMessage() : "thrown elsewhere: " + e.getCause();
        }
    }

    static Object zeroOf(Class<?> type) {
        return java.lang.reflect.Array.get(java.lang.reflect.Array.newInstance(type, 1), 0);
    }
}

//@ verdict: holds
// why: sixteen methods that call each other add one each.
public class NestedCalls {
    static int a(int n) { return b(n) + 1; }
    static int b(int n) { return c(n) + 1; }
    static int c(int n) { return d(n) + 1; }
    static int d(int n) { return e(n) + 1; }
    static int e(int n) { return f(n) + 1; }
    static int f(int n) { return g(n) + 1; }
    static int g(int n) { return h(n) + 1; }
    static int h(int n) { return i(n) + 1; }
    static int i(int n) { return j(n) + 1; }
    static int j(int n) { return k(n) + 1; }
    static int k(int n) { return l(n) + 1; }
    static int l(int n) { return m(n) + 1; }
    static int m(int n) { return n(n) + 1; }
    static int n(int n) { return o(n) + 1; }
    static int o(int n) { return p(n) + 1; }
    static int p(int n) { return n + 1; }

    public static void main(String[] args) {
        assert a(5) == 21;
        assert a(-16) + i(1) == 9;
    }
}

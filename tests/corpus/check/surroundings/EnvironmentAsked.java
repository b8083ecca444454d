//@ verdict: holds
//@ assumes: host
// why: no environment variable is set, and a proof says so; another host may have some
public class EnvironmentAsked {
    public static void main(String[] arguments) {
        assert System.getenv("SOJOURNER_CORPUS") == null;
        assert !System.getenv().containsKey("SOJOURNER_CORPUS");
    }
}

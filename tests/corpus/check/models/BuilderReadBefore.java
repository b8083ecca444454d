//@ verdict: holds
//@ assurance: jmm
// why: the text of a builder is that of the moment when it was asked for, whatever follows in the expression.
public class BuilderReadBefore {
    public static void main(String[] arguments) {
        StringBuilder builder = new StringBuilder();
        assert builder.length() * 10 + builder.append("ab").length() == 2;
        assert !builder.toString().equals(builder.append("c").toString());
        assert builder.charAt(0) - builder.insert(0, "z").charAt(0) == 'a' - 'z';
    }
}

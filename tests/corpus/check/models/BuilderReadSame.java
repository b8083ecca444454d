//@ verdict: violated
//@ property: assertion
// why: what is appended makes another text than the one that was asked for before, in one expression.
public class BuilderReadSame {
    public static void main(String[] arguments) {
        StringBuilder builder = new StringBuilder("ab");
        assert builder.toString().equals(builder.append("c").toString()); //~
    }
}

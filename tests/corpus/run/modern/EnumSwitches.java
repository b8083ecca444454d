//@ about: switches that mix enum constants, qualified names, sealed interfaces, null and guards
//@ jdk: 21
public class EnumSwitches {
    sealed interface Card permits Suit, Trump { }
    enum Suit implements Card {
        CLUBS, HEARTS { @Override int rank() { return 10; } };
        int rank() { return ordinal(); }
    }
    enum Trump implements Card { JOKER, FOOL }
    enum Other { CLUBS }

    static String card(Card c) {
        return switch (c) {
            case Suit.CLUBS -> "clubs";
            case Suit s when s.rank() > 5 -> "high " + s;
            case Suit.HEARTS -> "unreachable";
            case Trump.JOKER -> "joker";
            case Trump t -> "trump " + t.ordinal();
        };
    }

    static String any(Object o) {
        return switch (o) {
            case Suit.CLUBS -> "suit clubs";
            case Other.CLUBS -> "other clubs";
            case Integer i when i == 3 -> "three";
            case Enum<?> e -> "enum " + e.name();
            case null -> "null";
            default -> "no enum";
        };
    }

    static int classic(Suit s) {
        switch (s) {
            case CLUBS: return 1;
            case HEARTS: return 2;
            case null: return 3;
        }
    }

    static String guarded(Suit s, boolean flag) {
        return switch (s) { case CLUBS -> "c"; case HEARTS -> flag ? "h!" : "h"; case null, default -> "n"; };
    }

    static String wrapper(Character c) {
        return switch (c) { case 'a' -> "a"; case Character x when Character.isDigit(x) -> "digit " + x;
            case 'b', 'c' -> "bc"; case Character x -> "char " + x; };
    }

    public static void main(String[] args) {
        for (Card c : new Card[] {Suit.CLUBS, Suit.HEARTS, Trump.JOKER, Trump.FOOL}) System.out.print(card(c) + "; ");
        System.out.println();
        for (Object o : new Object[] {Suit.CLUBS, Other.CLUBS, Trump.FOOL, 3, 4, null}) System.out.print(any(o) + "; ");
        System.out.println();
        System.out.println(classic(Suit.CLUBS) + "" + classic(Suit.HEARTS) + classic(null) + guarded(Suit.HEARTS, true)
            + guarded(null, true) + guarded(Suit.CLUBS, false));
        for (char c : "a5bz".toCharArray()) System.out.print(wrapper(c) + " ");
        System.out.println();
        try {
            card(null);
        } catch (NullPointerException e) {
            System.out.println("null card");
        }
        int count = 0;
        for (Suit s : Suit.values()) for (Trump t : Trump.values())
            count += switch (s) { case CLUBS -> switch (t) { case JOKER -> 1; case FOOL -> 10; }; case HEARTS -> 100; };
        System.out.println(count);
    }
}

//@ about: enums with bodies, fields, abstract methods, interfaces, switches, EnumMap and EnumSet
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.function.IntBinaryOperator;

public class Enums {
    interface Priced { int price(); }
    enum Op implements IntBinaryOperator {
        ADD("+") { @Override public int applyAsInt(int a, int b) { return a + b; } },
        MUL("*") { @Override public int applyAsInt(int a, int b) { return a * b; }
            @Override boolean binds() { return true; } },
        POW("^") { int power(int a, int b) { return b == 0 ? 1 : a * power(a, b - 1); }
            @Override public int applyAsInt(int a, int b) { return power(a, b); } };
        final String symbol;
        Op(String symbol) { this.symbol = symbol; }
        boolean binds() { return false; }
    }
    enum Coin implements Priced {
        PENNY(1), DIME(10), QUARTER(25);
        private final int cents;
        private static int total;
        static { for (Coin c : values()) total += c.cents; }
        Coin(int cents) { this.cents = cents; }
        @Override public int price() { return cents; }
        @Override public String toString() { return name().toLowerCase(); }
    }
    enum Empty { }

    static String kind(Coin c) {
        switch (c) {
            case PENNY: return "copper";
            case DIME: case QUARTER: return "silver";
            default: return "?";
        }
    }

    public static void main(String[] args) {
        for (Op op : Op.values()) System.out.println(op + op.symbol + op.applyAsInt(3, 4) + op.binds() + op.ordinal()
            + (op.getClass() == Op.class) + op.getDeclaringClass().getSimpleName());
        System.out.println(Coin.valueOf("DIME") + " " + Coin.total + " " + kind(Coin.PENNY) + kind(Coin.QUARTER) + " "
            + Coin.QUARTER.compareTo(Coin.PENNY) + " " + Coin.DIME.price());
        for (String name : new String[] {"dime", ""}) {
            try {
                Coin.valueOf(name);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(Enum.valueOf(Op.class, "POW").name() + " " + Empty.values().length + " "
            + (Coin.values() == Coin.values()) + " " + Coin.PENNY.equals(Coin.valueOf("PENNY")));
        EnumMap<Coin, String> map = new EnumMap<>(Coin.class);
        map.put(Coin.QUARTER, "q");
        map.put(Coin.PENNY, "p");
        for (Map.Entry<Coin, String> e : map.entrySet()) System.out.print(e + " ");
        System.out.println(map + " " + map.containsKey(Coin.DIME) + " " + map.remove(Coin.PENNY) + map.size());
        EnumSet<Coin> set = EnumSet.complementOf(EnumSet.of(Coin.DIME));
        System.out.println(set + " " + EnumSet.allOf(Op.class) + EnumSet.noneOf(Empty.class)
            + EnumSet.range(Coin.PENNY, Coin.DIME) + set.contains(null));
        Comparable<Coin> comparable = Coin.PENNY;
        System.out.println(comparable.compareTo(Coin.QUARTER) + " " + Arrays.toString(Coin.class.getEnumConstants())
            + " " + Op.ADD.getClass().getSuperclass().getSimpleName() + Op.class.isEnum() + Op.ADD.getClass().isEnum());
        int[] counts = new int[Coin.values().length];
        for (Coin c : new Coin[] {Coin.DIME, Coin.DIME, Coin.PENNY}) counts[c.ordinal()]++;
        System.out.println(Arrays.toString(counts) + Coin.DIME.hashCode() * 0);
    }
}

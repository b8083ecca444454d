class Switches {
    enum Colour { RED, GREEN, BLUE; }

    enum Planet {
        EARTH(1), MARS(2);
        final int number;
        Planet(int number) { this.number = number; }
    }

    static int table(int x) {
        switch (x) {
            case 1: return 10;
            case 2:
            case 3: return 20;
            case 4: return 30;
            default: return 0;
        }
    }

    static int lookup(int x) {
        switch (x) {
            case 1: x++;
            case 1000: x += 2; break;
            case -7: x = 0;
        }
        return x;
    }

    static int text(String s) {
        switch (s) {
            case "a": return 1;
            case "bb": return 2;
            case "Aa":
            case "BB": return 3;
            default: return 4;
        }
    }

    static String colour(Colour c) {
        switch (c) {
            case RED: return "r";
            case BLUE: return "b";
            default: return "?";
        }
    }

    static int expression(Colour c) {
        return switch (c) {
            case RED -> 1;
            case GREEN -> 2;
            case BLUE -> 3;
        };
    }

    static int yields(int x) {
        int y = switch (x) {
            case 1, 2 -> 5;
            case 3 -> {
                int z = x * 2;
                yield z;
            }
            default -> 0;
        };
        return y;
    }

    public static void main(String[] arguments) {
        table(1);
        table(2);
        table(3);
        table(9);
        lookup(1);
        lookup(5);
        text("a");
        text("BB");
        colour(Colour.RED);
        colour(Colour.GREEN);
        expression(Colour.GREEN);
        expression(Colour.valueOf("RED"));
        yields(3);
        yields(2);
        int sum = 0;
        for (Planet planet : Planet.values()) sum += planet.number;
    }
}

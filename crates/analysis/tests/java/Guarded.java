class Guarded {
    static class Rare {
        int touched;
    }

    static int common;

    public static void main(String[] args) {
        look(args);
        at("text", args.length);
    }

    static void look(Object object) {
        if (object instanceof Rare rare) {
            rare.touched++;
        }
        assert common++ > 0;
    }

    static char at(String text, int index) {
        return text.charAt(index);
    }
}

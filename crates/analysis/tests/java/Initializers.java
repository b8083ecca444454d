class Initializers {
    static class Parent {
        static int inParent = Initializers.number(1);
    }

    static class Child extends Parent {
        static int inChild = Grandparent.value;

        static void use() {
        }
    }

    static class Grandparent {
        static int value = Initializers.number(3);
    }

    interface Plain {
        int IN_PLAIN = Initializers.number(4);
    }

    interface WithDefault {
        int IN_DEFAULT = Initializers.number(5);

        default void greet() {
        }
    }

    static class Implementing implements Plain, WithDefault {
    }

    public static void main(String[] args) {
        useChild();
        implement();
    }

    static int number(int number) {
        return number;
    }

    static void useChild() {
        Child.use();
    }

    static Object implement() {
        return new Implementing();
    }
}

/** Starts every program: one run of the real JaCoCo, one check. */
class All {
    public static void main(String[] arguments) {
        Branches.main(arguments);
        Switches.main(arguments);
        Exceptions.main(arguments);
        Finally.main(arguments);
        Resources.main(arguments);
        Assertions.main(arguments);
        Shapes.main(arguments);
        Locking.main(arguments);
        Loops.main(arguments);
    }
}

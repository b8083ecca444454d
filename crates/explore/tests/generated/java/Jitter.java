package generated;

/** Does nothing; on a real JVM another class of this name takes its place. */
class Jitter {
    static void here() {}
}

package generated;

/** A box that does the same in another way. */
class Loud extends Box {
    @Override
    synchronized void touch(int value) {
        x++;
        y = x + value;
    }
}

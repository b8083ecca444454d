//@ verdict: holds
//@ assurance: jmm
// why: the class above main uses the interface, so its initialiser comes before the rest of that of the class.

/** Initialised with the main class, because it has a default method, and earlier, because it is used earlier. */
interface Furnished {
    int CHAIRS = Room.bring(7);

    default int chairs() {
        return CHAIRS;
    }
}

class Room {
    static int present;

    static int bring(int chairs) {
        present = chairs;
        return chairs;
    }
}

class House {
    static final int COUNTED;

    static {
        int unused = Furnished.CHAIRS;
        COUNTED = Room.present;
    }
}

public class InterfaceAtLaunch extends House implements Furnished {
    public static void main(String[] arguments) {
        assert COUNTED == 7;
    }
}

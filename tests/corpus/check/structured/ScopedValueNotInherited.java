//@ verdict: violated
//@ property: exception
//@ jdk: 25
//@ ways: in turn
// why: a thread that is no subtask inherits nothing.
public class ScopedValueNotInherited {
    static final ScopedValue<String> USER = ScopedValue.newInstance();

    static void look() {
        assert USER.get().equals("me"); //~
    }

    static Void work() throws Exception {
        Thread thread = Thread.startVirtualThread(ScopedValueNotInherited::look);
        thread.join();
        return null;
    }

    public static void main(String[] arguments) throws Exception {
        ScopedValue.where(USER, "me").call(ScopedValueNotInherited::work);
    }
}

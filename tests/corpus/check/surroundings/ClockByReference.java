//@ verdict: holds
//@ assumes: clock, identity-hash
//@ ways: in turn
// why: the library calls what the program hands it, and what is read then is the program's.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.FutureTask;

public class ClockByReference {
    public static void main(String[] arguments) throws Exception {
        FutureTask<Long> task = new FutureTask<>(System::nanoTime);
        task.run();
        assert task.get() >= 0;
        Integer hash = new ConcurrentHashMap<Object, Integer>().computeIfAbsent(1, System::identityHashCode);
        assert hash != null;
    }
}

//@ about: a lookup of a static method as a virtual one, not caught: the cause is the VM's own error
//@ exit: 1
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;

public class StaticThroughVirtual {
    public static void main(String[] args) throws Throwable {
        System.out.println("before");
        MethodHandles.publicLookup().findVirtual(List.class, "of", MethodType.methodType(List.class));
    }
}

//@ about: the JVM as java.lang.management sees it: the version of its interface, its arguments, when it was started
//@ varies: JDK 21 and later have version 4.0 of the interface
import java.lang.management.ManagementFactory;
import java.lang.management.RuntimeMXBean;

public class RuntimeBean {
    public static void main(String[] args) {
        RuntimeMXBean bean = ManagementFactory.getRuntimeMXBean();
        System.out.println(bean.getManagementSpecVersion());
        System.out.println(bean.getStartTime() <= System.currentTimeMillis());
        System.out.println(bean.getStartTime() == bean.getStartTime());
        boolean debugged = false;
        for (String argument : bean.getInputArguments()) {
            debugged |= argument.contains("-agentlib:jdwp");
        }
        System.out.println(debugged);
    }
}

//@ verdict: holds
//@ depth: deep addresses are made by much code
// why: as HostNamed, but the address is a literal, which means the same on every host.
import java.net.InetAddress;
import java.net.UnknownHostException;

public class HostAddressed {
    public static void main(String[] arguments) throws UnknownHostException {
        assert InetAddress.getByName("127.0.0.1").isLoopbackAddress();
    }
}

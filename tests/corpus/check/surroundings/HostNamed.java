//@ verdict: holds
//@ assumes: host
//@ depth: deep addresses are made by much code
// why: the host has no name but localhost, and a proof says so; another host may have one.
import java.net.InetAddress;
import java.net.UnknownHostException;

public class HostNamed {
    public static void main(String[] arguments) throws UnknownHostException {
        assert InetAddress.getLocalHost().isLoopbackAddress();
        assert InetAddress.getLocalHost().getHostName().equals("localhost");
    }
}

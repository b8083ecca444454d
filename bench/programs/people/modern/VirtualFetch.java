//@ verdict: holds
//@ jdk: 21
// why: two virtual threads fetch, the futures hand over the results.
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class VirtualFetch {
    record User(String name) {
    }

    record Order(int number) {
    }

    record Response(User user, Order order) {
    }

    static User findUser() throws InterruptedException {
        Thread.sleep(100);
        return new User("jane");
    }

    static Order fetchOrder() throws InterruptedException {
        Thread.sleep(200);
        return new Order(17);
    }

    static Response handle() throws ExecutionException, InterruptedException {
        try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<User> user = executor.submit(VirtualFetch::findUser);
            Future<Order> order = executor.submit(VirtualFetch::fetchOrder);
            return new Response(user.get(), order.get());
        }
    }

    public static void main(String[] args) throws Exception {
        Response response = handle();
        System.out.println(response);
        assert response.equals(new Response(new User("jane"), new Order(17)));
    }
}

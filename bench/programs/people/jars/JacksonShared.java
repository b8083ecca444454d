//@ verdict: holds
// why: one ObjectMapper for all threads, as its documentation says.
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

public class JacksonShared {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    public static void main(String[] args) throws Exception {
        int[] ages = new int[2];
        Thread[] threads = new Thread[2];
        for (int t = 0; t < threads.length; t++) {
            final int id = t;
            threads[t] = new Thread(() -> {
                try {
                    JsonNode node = MAPPER.readTree("{\"name\": \"user" + id + "\", \"age\": " + (20 + id) + "}");
                    ages[id] = node.get("age").asInt();
                } catch (Exception e) {
                    throw new IllegalStateException(e);
                }
            }, "parser-" + t);
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(ages[0] + " " + ages[1]);
        assert ages[0] == 20 && ages[1] == 21;
    }
}

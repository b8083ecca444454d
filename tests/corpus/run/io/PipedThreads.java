//@ about: Piped readers, writers and byte streams between threads, with a full buffer, a closed end and a dead writer.
//@ exit: 1
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.util.stream.Collectors;

public class PipedThreads {
    public static void main(String[] args) throws Exception {
        PipedInputStream in = new PipedInputStream(16);
        PipedOutputStream out = new PipedOutputStream(in);
        Thread producer = new Thread(() -> {
            try (out) {
                for (int i = 0; i < 200; i++) {
                    out.write(i);
                }
            } catch (IOException e) {
                System.out.println("producer failed: " + e.getMessage());
            }
        });
        producer.start();
        int sum = 0;
        int count = 0;
        for (int b = in.read(); b >= 0; b = in.read()) {
            sum += b;
            count++;
        }
        producer.join();
        System.out.println(count + " bytes, sum " + sum);

        PipedWriter writer = new PipedWriter();
        PipedReader reader = new PipedReader(writer);
        Thread lines = new Thread(() -> {
            try (writer) {
                writer.write("through\nthe\npipe\n");
            } catch (IOException e) {
                System.out.println("writer failed: " + e.getMessage());
            }
        });
        lines.start();
        System.out.println(new BufferedReader(reader).lines().collect(Collectors.joining(" ")));
        lines.join();

        PipedInputStream broken = new PipedInputStream();
        PipedOutputStream silent = new PipedOutputStream(broken);
        Thread dying = new Thread(() -> {
            try {
                silent.write(7);
            } catch (IOException e) {
                System.out.println("not here");
            }
        });
        dying.start();
        dying.join();
        System.out.println(broken.read());
        try {
            broken.read();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        broken.close();
        new PipedOutputStream().write(1);
    }
}

package sojourner.jupiter;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;

/** What a process prints. */
final class Output {
    private Output() {}

    static String of(Process process) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] buffer = new byte[8192];
        try (InputStream stream = process.getInputStream()) {
            for (int count = stream.read(buffer); count >= 0; count = stream.read(buffer)) {
                bytes.write(buffer, 0, count);
            }
        }
        return bytes.toString("UTF-8");
    }
}

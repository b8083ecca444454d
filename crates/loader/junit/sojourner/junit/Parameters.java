package sojourner.junit;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import org.junit.platform.engine.ConfigurationParameters;

/** The project's {@code junit-platform.properties}, but for what a model checker does itself. */
final class Parameters implements ConfigurationParameters {
    private static final String FINDS_EXTENSIONS = "junit.jupiter.extensions.autodetection.enabled";
    private final TreeMap<String, String> values = new TreeMap<>();
    private boolean findsExtensions;

    static Parameters of(ClassLoader loader) throws IOException {
        Properties properties = new Properties();
        try (InputStream file = loader.getResourceAsStream("junit-platform.properties")) {
            if (file != null) {
                properties.load(file);
            }
        }
        Parameters parameters = new Parameters();
        for (String name : properties.stringPropertyNames()) {
            parameters.values.put(name, properties.getProperty(name));
        }
        parameters.findsExtensions = Boolean.parseBoolean(parameters.values.put(FINDS_EXTENSIONS, "true"));
        parameters.values.put("junit.jupiter.execution.parallel.enabled", "false");
        parameters.values.put("junit.jupiter.execution.timeout.mode", "disabled");
        return parameters;
    }

    /** Whether the project wants extensions to be found by themselves. */
    boolean findsExtensions() {
        return findsExtensions;
    }

    @Override
    public Optional<String> get(String name) {
        return Optional.ofNullable(values.get(name));
    }

    @Override
    public Optional<Boolean> getBoolean(String name) {
        return get(name).map(Boolean::parseBoolean);
    }

    /** Asked for by old releases only. */
    public int size() {
        return values.size();
    }

    /** Asked for by new releases only. */
    public Set<String> keySet() {
        return values.keySet();
    }
}

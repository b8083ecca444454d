package sojourner.maven;

import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Explores every schedule of each test of the project, on the class path that Maven gives to tests. */
@Mojo(
        name = "check",
        defaultPhase = LifecyclePhase.VERIFY,
        requiresDependencyResolution = ResolutionScope.TEST,
        threadSafe = true)
public final class CheckMojo extends AbstractMojo {
    /** The class path of the tests. */
    @Parameter(defaultValue = "${project.testClasspathElements}", readonly = true, required = true)
    private List<String> classPath;

    /** Where the test classes are. */
    @Parameter(defaultValue = "${project.build.testOutputDirectory}", readonly = true, required = true)
    private File testClasses;

    /** The file for the report, as CI systems read it. */
    @Parameter(
            property = "sojourner.report",
            defaultValue = "${project.build.directory}/sojourner-reports/TEST-sojourner.xml")
    private File report;

    /** The sojourner binary; otherwise the environment variable SOJOURNER, or the one on the path. */
    @Parameter(property = "sojourner.binary", defaultValue = "${env.SOJOURNER}")
    private String binary;

    /** Only these tests: CounterTest, shop.*Test, CounterTest#lost*. */
    @Parameter(property = "sojourner.tests")
    private List<String> tests;

    /** How long one test may be explored. */
    @Parameter(property = "sojourner.timeLimit", defaultValue = "1m")
    private String timeLimit;

    /** How long all of them together. */
    @Parameter(property = "sojourner.budget")
    private String budget;

    /** Further options of {@code sojourner test}. */
    @Parameter(property = "sojourner.options")
    private List<String> options;

    /** Whether the build fails where nothing is known of a test. */
    @Parameter(property = "sojourner.failOnUnknown", defaultValue = "true")
    private boolean failOnUnknown;

    /** Whether nothing is to be done. */
    @Parameter(property = "sojourner.skip", defaultValue = "false")
    private boolean skip;

    @Override
    public void execute() throws MojoExecutionException, MojoFailureException {
        if (skip || !testClasses.isDirectory()) {
            getLog().info("No tests to explore.");
            return;
        }
        report.getParentFile().mkdirs();
        int status = run();
        if (status == 1) {
            throw new MojoFailureException("A schedule of a test violates a property; see " + report);
        }
        if (status == 3 && failOnUnknown) {
            throw new MojoFailureException("Not all schedules of all tests were explored; see " + report);
        }
        if (status != 0 && status != 3) {
            throw new MojoExecutionException("sojourner ended with status " + status);
        }
    }

    private int run() throws MojoExecutionException {
        List<String> command = command();
        getLog().debug(String.join(" ", command));
        try {
            return new ProcessBuilder(command).inheritIO().start().waitFor();
        } catch (IOException failed) {
            String advice = " cannot be started; name it with -Dsojourner.binary";
            throw new MojoExecutionException(command.get(0) + advice, failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new MojoExecutionException("interrupted", interrupted);
        }
    }

    private List<String> command() {
        boolean isSaid = binary != null && !binary.isEmpty() && !binary.startsWith("${");
        List<String> command = new ArrayList<>();
        command.addAll(Arrays.asList(isSaid ? binary : "sojourner", "test", testClasses.getPath()));
        command.addAll(Arrays.asList("--classpath", String.join(File.pathSeparator, existing())));
        command.addAll(Arrays.asList("--jdk", System.getProperty("java.home"), "--time-limit", timeLimit));
        command.addAll(Arrays.asList("--format", "junit", "--output", report.getPath()));
        if (budget != null) {
            command.addAll(Arrays.asList("--budget", budget));
        }
        for (String pattern : tests == null ? new ArrayList<String>() : tests) {
            command.addAll(Arrays.asList("--tests", pattern));
        }
        if (options != null) {
            command.addAll(options);
        }
        return command;
    }

    private List<String> existing() {
        List<String> existing = new ArrayList<>();
        for (String entry : classPath) {
            if (new File(entry).exists()) {
                existing.add(entry);
            }
        }
        return existing;
    }
}

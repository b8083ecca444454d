//@ verdict: unknown
//@ reason: unsupported: a second class named TwoLoaders$Twin, defined by another class loader
// why: two loaders may each have a class of one name; here all loaders share their classes, so what comes then is not known.
import java.io.IOException;
import java.io.InputStream;

public class TwoLoaders {
    public static class Twin { }

    static class Loader extends ClassLoader {
        Loader() {
            super(null);
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            String file = name.replace('.', '/') + ".class";
            try (InputStream in = TwoLoaders.class.getClassLoader().getResourceAsStream(file)) {
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException failure) {
                throw new ClassNotFoundException(name, failure);
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Class<?> other = new Loader().loadClass("TwoLoaders$Twin");
        assert other != Twin.class;
    }
}

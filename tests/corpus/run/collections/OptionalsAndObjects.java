//@ about: Optional of objects and primitives, and the checks and comparisons of java.util.Objects.
import java.util.Comparator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

public class OptionalsAndObjects {
    public static void main(String[] args) {
        Optional<String> full = Optional.of("value");
        Optional<String> empty = Optional.empty();
        System.out.println(full + " " + empty + " " + OptionalInt.of(3) + " " + OptionalDouble.empty() + " "
                + OptionalLong.of(-1));
        System.out.println(full.map(String::length) + " " + empty.map(String::length) + " "
                + full.filter(s -> s.startsWith("x")));
        System.out.println(full.flatMap(s -> Optional.of(s + "!")).get() + " "
                + empty.or(() -> Optional.of("other")).get());
        System.out.println(empty.orElse("default") + " " + empty.orElseGet(() -> "made") + " " + full.stream().count());
        full.ifPresentOrElse(s -> System.out.println("has " + s), () -> System.out.println("none"));
        empty.ifPresentOrElse(s -> System.out.println("has " + s), () -> System.out.println("none"));
        System.out.println(full.equals(Optional.of("value")) + " " + full.hashCode() + " " + empty.isEmpty() + " "
                + Optional.ofNullable(null).isPresent());
        System.out.println(OptionalInt.of(5).equals(OptionalInt.of(5)) + " " + OptionalDouble.of(2.5).getAsDouble()
                + " " + OptionalLong.empty().orElse(9));
        fails(() -> empty.get());
        fails(() -> empty.orElseThrow());
        fails(() -> empty.orElseThrow(() -> new IllegalStateException("own")));
        fails(() -> OptionalInt.empty().getAsInt());
        fails(() -> Optional.of(null));

        System.out.println(Objects.equals(null, null) + " " + Objects.deepEquals(new int[] {1}, new int[] {1}) + " "
                + Objects.hashCode(null));
        System.out.println(Objects.toString(null) + " " + Objects.toString(null, "dflt") + " "
                + Objects.requireNonNullElse(null, "else"));
        System.out.println(Objects.hash() + " " + Objects.hash((Object) null) + " "
                + Objects.hash(1, 2L, 'c', 4.0, "five"));
        System.out.println(Objects.compare("b", "a", Comparator.naturalOrder()) + " " + Objects.isNull(0) + " "
                + Objects.nonNull(null));
        System.out.println(Objects.checkIndex(2, 3) + " " + Objects.checkFromToIndex(1, 2, 3) + " "
                + Objects.checkFromIndexSize(1, 2, 3));
        fails(() -> Objects.requireNonNull(null, "must be there"));
        fails(() -> Objects.requireNonNull(null, () -> "lazily " + 1));
        fails(() -> Objects.checkIndex(3, 3));
        fails(() -> Objects.checkFromToIndex(2, 1, 3));
        fails(() -> Objects.checkFromIndexSize(2L, 2L, 3L));
        fails(() -> Objects.requireNonNullElse(null, null));
    }

    private static void fails(Runnable action) {
        try {
            action.run();
        } catch (NoSuchElementException | IllegalStateException | IndexOutOfBoundsException | NullPointerException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }
}

//@ about: an inherited instance main with arguments is started on a new object
//@ jdk: 25
//@ args: one two
//@ exit: 1
import module java.base;

class InstanceMain extends InstanceMainBase {
    int value = 7;

    InstanceMain() {
        System.out.println("constructed");
    }

    @Override int value() {
        return value;
    }
}

class InstanceMainBase {
    int value() {
        return -1;
    }

    void main(String[] args) {
        System.out.println(value() + " " + Arrays.toString(args) + " " + getClass().getSimpleName());
        Map<String, Integer> lengths = new TreeMap<>();
        for (String a : args) lengths.put(a, a.length());
        System.out.println(lengths);
        Optional<String> none = Stream.of(args).filter(String::isEmpty).findFirst();
        if (none.isEmpty()) throw new IllegalStateException("end");
    }
}

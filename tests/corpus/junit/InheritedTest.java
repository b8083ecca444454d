//@ about: tests of an abstract class and of an interface run in each class that has them
//@ test: holds | startsEmpty
//@ test: violated assertion | holdsOne
//@ test: holds | isMade
// why: the list of this class keeps nothing
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.AbstractList;
import java.util.List;
import org.junit.jupiter.api.Test;

class InheritedTest extends InheritedTestBase implements InheritedTestMade {
    @Override
    public List<String> make() {
        return new AbstractList<String>() {
            @Override
            public String get(int index) {
                return "";
            }

            @Override
            public int size() {
                return 0;
            }

            @Override
            public boolean add(String element) {
                return false;
            }
        };
    }
}

interface InheritedTestMade {
    List<String> make();

    @Test
    default void isMade() {
        assertNotNull(make());
    }
}

abstract class InheritedTestBase {
    abstract List<String> make();

    @Test
    void startsEmpty() {
        assertEquals(0, make().size());
    }

    @Test
    void holdsOne() {
        List<String> list = make();
        list.add("one");
        assertEquals(1, list.size());
    }
}

//@ test: holds | pushAndPopByTwoThreads
//@ test: violated exception | popOfTwoThreadsAfterIsEmpty
//@ test: holds | emptyStackThrows
// why: java.util.Stack is synchronized, but empty() and pop() are two calls.
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EmptyStackException;
import java.util.Stack;
import org.junit.jupiter.api.Test;

class StackTest {
    private final Stack<Integer> stack = new Stack<>();

    @Test
    void pushAndPopByTwoThreads() throws InterruptedException {
        Runnable work = () -> {
            for (int i = 0; i < 5; i++) {
                stack.push(i);
                stack.pop();
            }
        };
        Thread one = new Thread(work);
        Thread two = new Thread(work);
        one.start();
        two.start();
        one.join();
        two.join();
        assertTrue(stack.empty());
    }

    @Test
    void popOfTwoThreadsAfterIsEmpty() throws InterruptedException {
        for (int i = 0; i < 5; i++) {
            stack.push(i);
        }
        Runnable work = () -> {
            while (!stack.empty()) {
                stack.pop();
            }
        };
        Thread one = new Thread(work);
        Thread two = new Thread(work);
        one.start();
        two.start();
        one.join();
        two.join();
        assertEquals(0, stack.size());
    }

    @Test
    void emptyStackThrows() {
        assertThrows(EmptyStackException.class, stack::pop);
    }
}

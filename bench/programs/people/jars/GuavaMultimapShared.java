//@ verdict: violated
//@ property: race|exception
// why: ArrayListMultimap is not safe for threads.
import com.google.common.collect.ArrayListMultimap;
import com.google.common.collect.ListMultimap;

public class GuavaMultimapShared {
    public static void main(String[] args) throws InterruptedException {
        ListMultimap<String, Integer> marks = ArrayListMultimap.create();
        Thread[] teachers = new Thread[3];
        for (int t = 0; t < teachers.length; t++) {
            final int id = t;
            teachers[t] = new Thread(() -> {
                for (String pupil : new String[] {"ann", "bob", "cyd"}) {
                    marks.put(pupil, id + 1);
                }
            }, "teacher-" + t);
            teachers[t].start();
        }
        for (Thread teacher : teachers) {
            teacher.join();
        }
        System.out.println(marks.size() + " marks");
        if (marks.size() != 9) {
            throw new IllegalStateException("marks were lost: " + marks);
        }
    }
}

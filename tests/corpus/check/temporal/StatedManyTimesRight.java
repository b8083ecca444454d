//@ verdict: holds
// why: at the end all twenty flags are up, and the first one came first.
import sojourner.Verify;

public class StatedManyTimesRight {
    static final boolean[] up = new boolean[20];

    public static void main(String[] arguments) {
        Verify.always(() -> !up[0] || up[0]);
        Verify.always(() -> !up[1] || up[0]);
        Verify.always(() -> !up[2] || up[0]);
        Verify.always(() -> !up[3] || up[0]);
        Verify.always(() -> !up[4] || up[0]);
        Verify.always(() -> !up[5] || up[0]);
        Verify.always(() -> !up[6] || up[0]);
        Verify.always(() -> !up[7] || up[0]);
        Verify.always(() -> !up[8] || up[0]);
        Verify.always(() -> !up[9] || up[0]);
        Verify.always(() -> !up[10] || up[0]);
        Verify.always(() -> !up[11] || up[0]);
        Verify.always(() -> !up[12] || up[0]);
        Verify.always(() -> !up[13] || up[0]);
        Verify.always(() -> !up[14] || up[0]);
        Verify.always(() -> !up[15] || up[0]);
        Verify.eventually(Verify.and(() -> up[0],
                Verify.and(() -> up[1], Verify.and(() -> up[2], Verify.and(() -> up[3],
                Verify.and(() -> up[4], Verify.and(() -> up[5], Verify.and(() -> up[6],
                Verify.and(() -> up[7], Verify.and(() -> up[8], Verify.and(() -> up[9],
                Verify.and(() -> up[10], Verify.and(() -> up[11], Verify.and(() -> up[12],
                Verify.and(() -> up[13], Verify.and(() -> up[14], Verify.and(() -> up[15],
                Verify.and(() -> up[16], Verify.and(() -> up[17], Verify.and(() -> up[18],
                () -> up[19]))))))))))))))))))));
        for (int flag = 0; flag < 20; flag++) {
            up[flag] = true;
        }
    }
}

//@ verdict: violated
//@ property: assertion
// why: the day may change between the two looks.
public class EnumTwoLooks {
    enum Day { MONDAY, SUNDAY }

    static volatile Day today = Day.MONDAY;

    public static void main(String[] args) {
        new Thread(() -> today = Day.SUNDAY).start();
        assert today.ordinal() == today.ordinal(); //~
    }
}

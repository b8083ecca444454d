//@ verdict: holds
//@ assurance: jmm
// why: what does not fit is not stored, and the exception is caught.
public class ArraysStoredCaught {
    static class Animal {
    }

    static class Cat extends Animal {
    }

    static volatile Animal next = new Cat();

    public static void main(String[] args) {
        Animal[] animals = new Cat[1];
        Object[] objects = new Integer[1];
        new Thread(() -> next = new Animal()).start();
        Animal given = next;
        boolean caught = false;
        try {
            animals[0] = given;
        } catch (ArrayStoreException expected) {
            caught = true;
        }
        assert caught != given instanceof Cat && (animals[0] == null) == caught;
        caught = false;
        try {
            objects[0] = "text";
        } catch (ArrayStoreException expected) {
            caught = true;
        }
        objects[0] = 5;
        assert caught && objects[0].equals(5);
    }
}

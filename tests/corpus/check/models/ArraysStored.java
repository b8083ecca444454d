//@ verdict: violated
//@ property: exception
// why: an array of one class is also one of its superclass, but does not take its objects.
public class ArraysStored {
    static class Animal {
    }

    static class Cat extends Animal {
    }

    static volatile Animal next = new Cat();

    public static void main(String[] args) {
        Animal[] animals = new Cat[1];
        new Thread(() -> next = new Animal()).start();
        animals[0] = next; //~
    }
}

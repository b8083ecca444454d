//@ verdict: holds
// why: an active object: callers put requests into a queue, one thread works on them; the state belongs to that thread.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public class ActiveObjectCreature {
    private final String name;
    private final BlockingQueue<Runnable> requests = new LinkedBlockingQueue<>();
    private final List<String> diary = new ArrayList<>();
    private final Thread thread;
    private boolean alive = true;

    public ActiveObjectCreature(String name) {
        this.name = name;
        this.thread = new Thread(this::loop, name);
        thread.start();
    }

    private void loop() {
        while (alive) {
            try {
                requests.take().run();
            } catch (InterruptedException e) {
                System.out.println(name + " was interrupted");
                alive = false;
            }
        }
    }

    public void eat() throws InterruptedException {
        requests.put(() -> {
            diary.add("eat");
            System.out.println(name + " is eating");
        });
    }

    public void roam() throws InterruptedException {
        requests.put(() -> {
            diary.add("roam");
            System.out.println(name + " has started to roam");
        });
    }

    public void kill() throws InterruptedException {
        requests.put(() -> alive = false);
        thread.join();
    }

    public static void main(String[] args) throws InterruptedException {
        List<ActiveObjectCreature> creatures = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            creatures.add(new ActiveObjectCreature("Orc" + i));
            creatures.get(i).eat();
            creatures.get(i).roam();
        }
        for (ActiveObjectCreature creature : creatures) {
            creature.kill();
            assert creature.diary.equals(List.of("eat", "roam"));
        }
        System.out.println("All creatures are gone");
    }
}

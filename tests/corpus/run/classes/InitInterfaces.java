//@ about: interfaces are initialised on use of their fields, or with a class if they have default methods
public class InitInterfaces {
    static int say(String name) {
        System.out.print("<" + name + "> ");
        return 1;
    }

    interface Plain { int P = say("Plain"); }
    interface WithDefault { int D = say("WithDefault"); default void d() { } }
    interface SubOfDefault extends WithDefault { int S = say("SubOfDefault"); }
    interface SubWithDefault extends WithDefault { int W = say("SubWithDefault"); default void w() { } }
    interface WithStatic { int T = say("WithStatic"); static int call() { return 5; } }
    interface WithPrivate { int R = say("WithPrivate"); private void p() { } }
    interface Redeclares extends WithDefault { int X = say("Redeclares"); void d(); }
    interface Constant { int C = 9; int NOT = say("Constant"); }

    static class First implements Plain, SubOfDefault { static { say("First"); } }
    static class Second extends First implements SubWithDefault, WithStatic, WithPrivate { static { say("Second"); } }
    static class Third implements Redeclares { static { say("Third"); } public void d() { } }
    static class Base implements Fresh { static { say("Base"); } }
    interface Fresh { int F = say("Fresh"); default int f() { return F; } }
    static class Child extends Base { static { say("Child"); } }

    static void step(String what) { System.out.println(what); }

    public static void main(String[] args) {
        new First();
        step("new First");
        new Second();
        step("new Second");
        step("Plain.P " + First.P);
        step("SubOfDefault.S " + First.S + First.D);
        step("static " + WithStatic.call());
        step("private " + Second.R);
        new Third();
        step("new Third");
        step("field " + Redeclares.X);
        step("constant " + Constant.C);
        step("not constant " + Constant.NOT);
        new Child[1].clone();
        step("array");
        new Child();
        step("new Child");
        Runnable r = () -> step("lambda");
        r.run();
    }
}

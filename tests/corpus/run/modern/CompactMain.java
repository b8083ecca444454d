//@ about: a compact source file: no class, an instance main without arguments, fields and methods
//@ jdk: 25
int calls;
final String greeting = "hello";

record Pair(int a, int b) { }

String greet(String name) {
    calls++;
    return greeting + " " + name;
}

void main() {
    IO.println(greet("compact") + " " + greet("main"));
    IO.println(calls + " " + new Pair(1, 2) + " " + getClass().getName());
    List<String> words = new ArrayList<>(List.of("b", "a"));
    Collections.sort(words);
    IO.println(words + " " + BigInteger.TWO.pow(70));
    System.out.println(Stream.of(3, 1, 2).sorted().map(String::valueOf).collect(Collectors.joining("<")));
}

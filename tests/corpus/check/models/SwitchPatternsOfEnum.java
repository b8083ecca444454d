//@ verdict: holds
//@ assurance: jmm
//@ jdk: 21
//@ depth: deep pattern switches run much library code at their first use
// why: constants and patterns are tried in order. A model that looks for deadlocks refuses the loop of the switch beside
// the initialiser of the enumeration.
public class SwitchPatternsOfEnum {
    enum Light { RED, GREEN }

    static int ofLight(Light light) {
        return switch (light) {
            case null -> 7;
            case RED -> 8;
            case Light other when other == Light.GREEN -> 9;
            case GREEN -> 10;
        };
    }

    public static void main(String[] args) {
        assert ofLight(null) == 7 && ofLight(Light.RED) == 8 && ofLight(Light.GREEN) == 9;
    }
}

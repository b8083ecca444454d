/** Tabs, texts, letters beyond ASCII, and several statements on a line; what is asked for goes to standard error. */
public class Texts {
	static int lärm, mehr; /* not // asked */ static int größe = 2;

	static String grüße(Object wer) {
		lärm++; //~ gone
		var text = """
			Grüße, "%s"; /* no comment */
				// nor this: \""" 🦀
			""";
		int länge = text.length(); //~ gone
		return wer instanceof String name && !name.isEmpty() ? text.formatted(name) : "niemand";
	}

	static int gewählt(int zahl) {
		lärm--; /* 🦀 gone, with the semicolon; */ //~ gone
		int ergebnis = switch (zahl) {
			case 1, 2 -> {
				int doppelt = zahl * 2;
				yield doppelt;
			}
			default -> größe;
		};
		for (int i = 0; i < 2; i++) { mehr += i; größe++; }
		return ergebnis;
	}

	public static void main(String[] arguments) {
		System.err.println(grüße("Zoë") + grüße(4)); //~ asked
		lärm *= 2; /* "🦀" */ //~ gone
		System.err.println(gewählt(2) + gewählt(3)); int a = 1; lärm = a; //~ asked
		char quote = '"'; System.err.println(quote + "'" + größe); //~ asked
		System.out.println(quote); // 🦀 //~ gone
	}
}

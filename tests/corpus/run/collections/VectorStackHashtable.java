//@ about: The old collections: Vector, Stack, Hashtable, Enumeration and their legacy methods.
//@ exit: 1
import java.util.Collections;
import java.util.Enumeration;
import java.util.Hashtable;
import java.util.List;
import java.util.Stack;
import java.util.TreeMap;
import java.util.Vector;

public class VectorStackHashtable {
    public static void main(String[] args) {
        Vector<Integer> vector = new Vector<>(2, 3);
        for (int i = 0; i < 6; i++) {
            vector.addElement(i * i);
        }
        System.out.println(vector + " capacity " + vector.capacity() + " " + vector.elementAt(3) + " "
                + vector.firstElement() + vector.lastElement());
        vector.insertElementAt(-1, 2);
        vector.removeElementAt(0);
        vector.setSize(8);
        System.out.println(vector + " " + vector.indexOf(null) + " " + vector.lastIndexOf(null, 6));
        Enumeration<Integer> elements = vector.elements();
        StringBuilder text = new StringBuilder();
        while (elements.hasMoreElements()) {
            text.append(elements.nextElement()).append('|');
        }
        System.out.println(text);

        Stack<String> stack = new Stack<>();
        for (String token : "3 4 + 2 * 7 -".split(" ")) {
            if (Character.isDigit(token.charAt(0))) {
                stack.push(token);
            } else {
                int right = Integer.parseInt(stack.pop());
                int left = Integer.parseInt(stack.pop());
                stack.push(String.valueOf(switch (token) {
                    case "+" -> left + right;
                    case "-" -> left - right;
                    default -> left * right;
                }));
            }
        }
        System.out.println(stack + " " + stack.peek() + " " + stack.search("7") + " " + stack.empty());

        Hashtable<String, Integer> table = new Hashtable<>();
        for (String s : List.of("red", "green", "blue", "black")) {
            table.put(s, s.length());
        }
        System.out.println(new TreeMap<>(table) + " " + table.contains(5) + " " + table.get("pink") + " "
                + table.hashCode());
        List<String> keys = Collections.list(table.keys());
        Collections.sort(keys);
        System.out.println(keys + " " + table.merge("red", 10, Integer::sum) + " " + table.remove("blue") + " "
                + table.size());
        try {
            table.put("null", null);
        } catch (NullPointerException e) {
            System.out.println("no null values");
        }
        stack.pop();
        stack.pop();
    }
}

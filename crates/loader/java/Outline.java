import com.sun.source.tree.*;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Prints where the members and statements of source files begin and end, and nothing else: files are parsed, never
 * analysed, so that no code of theirs can run. Arguments: a file with the names, each ended by a zero byte; an empty
 * directory, where annotation processors and plug-ins are looked for; then options of javac.
 *
 * <p>For each file, in their order, a line {@code file PACKAGE}, and one for each node, parents first:
 * {@code DEPTH KIND BEGIN END ATTRIBUTES...}. Offsets count UTF-16 units. Attributes are words; what one says is
 * written where it is made.
 */
final class Outline extends TreeScanner<Void, Void> {
    private final CompilationUnitTree unit;
    private final SourcePositions positions;
    private final StringBuilder text;
    private int depth;
    /** Inside an expression that has statements, or of which nothing can be removed. */
    private int whole;
    private final List<ClassTree> classes = new ArrayList<>();
    private boolean isInitializing;

    private Outline(CompilationUnitTree unit, SourcePositions positions, StringBuilder text) {
        this.unit = unit;
        this.positions = positions;
        this.text = text;
    }

    public static void main(String[] arguments) throws IOException {
        List<String> options = new ArrayList<>(Arrays.asList("-proc:none", "-encoding", "UTF-8", "-processorpath", arguments[1]));
        options.addAll(Arrays.asList(arguments).subList(2, arguments.length));
        String list = new String(Files.readAllBytes(Paths.get(arguments[0])), StandardCharsets.UTF_8);
        List<File> files = new ArrayList<>();
        for (String name : list.split("\0")) {
            files.add(new File(name));
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8);
        Iterable<? extends JavaFileObject> sources = manager.getJavaFileObjectsFromFiles(files);
        JavacTask task = (JavacTask) compiler.getTask(null, manager, null, options, null, sources);
        SourcePositions positions = Trees.instance(task).getSourcePositions();
        StringBuilder text = new StringBuilder();
        for (CompilationUnitTree unit : task.parse()) {
            ExpressionTree name = unit.getPackageName();
            text.append("file ").append(name == null ? "" : name.toString()).append('\n');
            new Outline(unit, positions, text).scan(unit.getTypeDecls(), null);
        }
        PrintStream output = new PrintStream(System.out, false, "UTF-8");
        output.print(text);
        output.flush();
    }

    // ---- nodes --------------------------------------------------------------------------------------------------------

    private long begin(Tree tree) {
        return positions.getStartPosition(unit, tree);
    }

    private long end(Tree tree) {
        return positions.getEndPosition(unit, tree);
    }

    private void node(String kind, long begin, long end, String attributes, Runnable children) {
        if (whole == 0) {
            text.append(depth).append(' ').append(kind).append(' ').append(begin).append(' ').append(end);
            text.append(attributes).append('\n');
        }
        depth++;
        children.run();
        depth--;
    }

    private void node(String kind, Tree tree, String attributes, Runnable children) {
        node(kind, begin(tree), end(tree), attributes, children);
    }

    private void within(Runnable children) {
        whole++;
        children.run();
        whole--;
    }

    // ---- members ------------------------------------------------------------------------------------------------------

    @Override
    public Void visitClass(ClassTree tree, Void nothing) {
        boolean wasInitializing = isInitializing;
        isInitializing = false;
        classes.add(tree);
        node("class", tree, " name=" + tree.getSimpleName(), () -> members(tree));
        classes.remove(classes.size() - 1);
        isInitializing = wasInitializing;
        return null;
    }

    private void members(ClassTree type) {
        List<? extends Tree> members = type.getMembers();
        for (int number = 0; number < members.size(); number++) {
            Tree member = members.get(number);
            if (member instanceof VariableTree) {
                int next = number + 1;
                while (next < members.size() && isContinued((VariableTree) member, members.get(next))) {
                    next++;
                }
                field(type, members.subList(number, next));
                number = next - 1;
            } else if (member instanceof BlockTree) {
                isInitializing = true;
                node("initializer", member, "", () -> statements(((BlockTree) member).getStatements()));
                isInitializing = false;
            } else {
                scan(member, null);
            }
        }
    }

    /** Whether a tree is declared with the type of the variable before it: {@code int a, b;}. */
    private boolean isContinued(VariableTree first, Tree next) {
        return next instanceof VariableTree && begin(first) == begin(next) && !isEnumConstant(first);
    }

    /** A field with an initialiser; attributes: its type, where the initialiser is, and what is special about it. */
    private void field(ClassTree type, List<? extends Tree> group) {
        VariableTree variable = (VariableTree) group.get(0);
        if (isEnumConstant(variable)) {
            boolean isPlain = isPlain(variable.getInitializer());
            node("constant", variable, isPlain ? " plain" : "", () -> scan(variable.getInitializer(), null));
            return;
        }
        boolean hasInitializer = false;
        for (Tree one : group) {
            hasInitializer |= ((VariableTree) one).getInitializer() != null;
        }
        if (!hasInitializer) {
            return;
        }
        long end = end(group.get(group.size() - 1));
        if (group.size() > 1) {
            String names = "";
            for (Tree one : group) {
                names += (names.isEmpty() ? "" : ",") + ((VariableTree) one).getName();
            }
            node("field", begin(variable), end, " several fields=" + names, () -> within(() -> scan(group, null)));
            return;
        }
        ExpressionTree value = variable.getInitializer();
        boolean isFinal = isFinal(type, variable);
        boolean isStatic = isInterface(type) || variable.getModifiers().getFlags().contains(Modifier.STATIC);
        String attributes = " fields=" + variable.getName() + " type=" + kind(variable.getType()) + " value=" + begin(value) + "," + end(value)
            + (isFinal ? " final" : "") + (isStatic ? " static" : "") + (isFinal && mayBeConstant(value) && isConstantType(variable.getType()) ? " constant" : "")
            + (isPlain(value) ? " plain" : "");
        node("field", begin(variable), end, attributes, () -> scan(value, null));
    }

    private boolean isEnumConstant(VariableTree variable) {
        ClassTree type = classes.get(classes.size() - 1);
        return type.getKind() == Tree.Kind.ENUM && variable.getInitializer() instanceof NewClassTree
            && begin(variable.getType()) < 0 | end(variable.getType()) < 0 | isImplied(variable);
    }

    /** Whether the type of a variable is not written before its name. */
    private boolean isImplied(VariableTree variable) {
        return begin(variable.getType()) >= begin(variable.getInitializer());
    }

    private static boolean isInterface(ClassTree type) {
        return type.getKind() == Tree.Kind.INTERFACE || type.getKind() == Tree.Kind.ANNOTATION_TYPE;
    }

    private static boolean isFinal(ClassTree type, VariableTree variable) {
        return isInterface(type) || variable.getModifiers().getFlags().contains(Modifier.FINAL);
    }

    private static String kind(Tree type) {
        if (!(type instanceof PrimitiveTypeTree)) {
            return "reference";
        }
        switch (((PrimitiveTypeTree) type).getPrimitiveTypeKind()) {
            case BOOLEAN:
                return "boolean";
            case VOID:
                return "void";
            default:
                return "number";
        }
    }

    private static boolean isConstantType(Tree type) {
        String name = type.toString();
        return type instanceof PrimitiveTypeTree || name.equals("String") || name.equals("java.lang.String");
    }

    /** Whether an expression could be a constant: nothing is made and nothing is called. */
    private static boolean mayBeConstant(Tree value) {
        boolean[] may = {true};
        new TreeScanner<Void, Void>() {
            @Override
            public Void scan(Tree tree, Void nothing) {
                may[0] &= !(tree instanceof MethodInvocationTree) && !(tree instanceof NewClassTree)
                    && !(tree instanceof NewArrayTree) && !(tree instanceof ArrayAccessTree)
                    && !(tree instanceof LambdaExpressionTree) && !(tree instanceof AssignmentTree);
                return super.scan(tree, nothing);
            }
        }.scan(value, null);
        return may[0];
    }

    /** Whether evaluating an expression needs nothing but literals. */
    private static boolean isPlain(Tree value) {
        boolean[] is = {true};
        new TreeScanner<Void, Void>() {
            @Override
            public Void scan(Tree tree, Void nothing) {
                is[0] &= tree == null || tree instanceof LiteralTree || tree instanceof UnaryTree || tree instanceof ParenthesizedTree
                    || tree == value && tree instanceof NewClassTree;
                if (tree == value && tree instanceof NewClassTree) {
                    is[0] &= ((NewClassTree) tree).getClassBody() == null;
                    return scan(((NewClassTree) tree).getArguments(), nothing);
                }
                return super.scan(tree, nothing);
            }
        }.scan(value, null);
        return is[0];
    }

    /** A method with a body; attributes: what it returns. */
    @Override
    public Void visitMethod(MethodTree tree, Void nothing) {
        if (tree.getBody() == null) {
            return null;
        }
        Tree result = tree.getReturnType();
        boolean wasInitializing = isInitializing;
        isInitializing = result == null;
        String attributes = " type=" + (result == null ? "constructor" : kind(result));
        node("method", tree, attributes, () -> statements(tree.getBody().getStatements()));
        isInitializing = wasInitializing;
        return null;
    }

    @Override
    public Void visitLambdaExpression(LambdaExpressionTree tree, Void nothing) {
        boolean wasInitializing = isInitializing;
        isInitializing = false;
        if (tree.getBodyKind() == LambdaExpressionTree.BodyKind.STATEMENT) {
            node("lambda", tree, "", () -> statements(((BlockTree) tree.getBody()).getStatements()));
        } else {
            scan(tree.getBody(), null);
        }
        isInitializing = wasInitializing;
        return null;
    }

    // ---- statements ---------------------------------------------------------------------------------------------------

    private void statements(List<? extends StatementTree> list) {
        for (int number = 0; number < list.size(); number++) {
            StatementTree statement = list.get(number);
            if (!(statement instanceof VariableTree)) {
                statement(statement, "");
                continue;
            }
            StringBuilder names = new StringBuilder();
            int next = number;
            while (next < list.size() && list.get(next) instanceof VariableTree && begin(list.get(next)) == begin(statement)) {
                names.append(names.length() == 0 ? " names=" : ",").append(((VariableTree) list.get(next)).getName());
                next++;
            }
            List<? extends StatementTree> group = list.subList(number, next);
            node("variable", begin(statement), end(group.get(group.size() - 1)), names.toString(), () -> scan(group, null));
            number = next - 1;
        }
    }

    /** A statement where the grammar wants exactly one. */
    private void alone(StatementTree statement) {
        if (statement != null) {
            statement(statement, " alone");
        }
    }

    private void statement(StatementTree tree, String attributes) {
        if (tree instanceof ClassTree) {
            scan(tree, null);
            return;
        }
        String ends = completes(tree) ? "" : " ends";
        node(word(tree), tree, attributes + ends + particulars(tree), () -> scan(tree, null));
    }

    private static String word(StatementTree tree) {
        switch (tree.getKind()) {
            case FOR_LOOP:
            case ENHANCED_FOR_LOOP:
            case WHILE_LOOP:
            case DO_WHILE_LOOP:
                return "loop";
            case EXPRESSION_STATEMENT:
                return "expression";
            default:
                return tree.getKind().name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    private String particulars(StatementTree tree) {
        if (tree instanceof BreakTree && ((BreakTree) tree).getLabel() != null) {
            return " label=" + ((BreakTree) tree).getLabel();
        }
        if (tree instanceof ContinueTree && ((ContinueTree) tree).getLabel() != null) {
            return " label=" + ((ContinueTree) tree).getLabel();
        }
        if (tree instanceof LabeledStatementTree) {
            return " label=" + ((LabeledStatementTree) tree).getLabel();
        }
        if (tree instanceof ReturnTree && ((ReturnTree) tree).getExpression() == null) {
            return " bare";
        }
        if (tree instanceof ExpressionStatementTree) {
            return ofExpression(((ExpressionStatementTree) tree).getExpression());
        }
        return "";
    }

    /** The call of another constructor, or what gives a final field its value. */
    private String ofExpression(ExpressionTree expression) {
        if (expression instanceof MethodInvocationTree) {
            String called = lastName(((MethodInvocationTree) expression).getMethodSelect());
            return called.equals("this") || called.equals("super") ? " construction" : "";
        }
        if (!isInitializing || !(expression instanceof AssignmentTree)) {
            return "";
        }
        AssignmentTree assignment = (AssignmentTree) expression;
        String type = blankFinals().get(assignment.getVariable().toString().replace("this.", ""));
        ExpressionTree value = assignment.getExpression();
        return type == null ? "" : " type=" + type + " value=" + begin(value) + "," + end(value);
    }

    private static String lastName(ExpressionTree select) {
        String name = select.toString();
        return name.substring(name.lastIndexOf('.') + 1);
    }

    private Map<String, String> blankFinals() {
        Map<String, String> found = new HashMap<>();
        ClassTree type = classes.get(classes.size() - 1);
        for (Tree member : type.getMembers()) {
            if (member instanceof VariableTree && ((VariableTree) member).getInitializer() == null) {
                VariableTree field = (VariableTree) member;
                boolean isStatic = field.getModifiers().getFlags().contains(Modifier.STATIC);
                if (isFinal(type, field) || type.getKind().name().equals("RECORD") && !isStatic) {
                    found.put(field.getName().toString(), kind(field.getType()));
                }
            }
        }
        return found;
    }

    @Override
    public Void visitBlock(BlockTree tree, Void nothing) {
        statements(tree.getStatements());
        return null;
    }

    @Override
    public Void visitIf(IfTree tree, Void nothing) {
        scan(tree.getCondition(), null);
        alone(tree.getThenStatement());
        alone(tree.getElseStatement());
        return null;
    }

    @Override
    public Void visitWhileLoop(WhileLoopTree tree, Void nothing) {
        scan(tree.getCondition(), null);
        alone(tree.getStatement());
        return null;
    }

    @Override
    public Void visitDoWhileLoop(DoWhileLoopTree tree, Void nothing) {
        alone(tree.getStatement());
        scan(tree.getCondition(), null);
        return null;
    }

    @Override
    public Void visitForLoop(ForLoopTree tree, Void nothing) {
        scan(tree.getInitializer(), null);
        scan(tree.getCondition(), null);
        scan(tree.getUpdate(), null);
        alone(tree.getStatement());
        return null;
    }

    @Override
    public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void nothing) {
        scan(tree.getExpression(), null);
        alone(tree.getStatement());
        return null;
    }

    @Override
    public Void visitLabeledStatement(LabeledStatementTree tree, Void nothing) {
        alone(tree.getStatement());
        return null;
    }

    @Override
    public Void visitSwitch(SwitchTree tree, Void nothing) {
        scan(tree.getExpression(), null);
        for (CaseTree branch : tree.getCases()) {
            if (branch.getCaseKind() == CaseTree.CaseKind.RULE) {
                alone((StatementTree) branch.getBody());
            } else {
                statements(branch.getStatements());
            }
        }
        return null;
    }

    @Override
    public Void visitSwitchExpression(SwitchExpressionTree tree, Void nothing) {
        within(() -> super.visitSwitchExpression(tree, null));
        return null;
    }

    // ---- what cannot be left at its end (JLS 14.22), where that is certain ---------------------------------------------

    private static boolean completes(List<? extends StatementTree> statements) {
        return statements.isEmpty() || completes(statements.get(statements.size() - 1));
    }

    private static boolean completes(StatementTree tree) {
        switch (tree.getKind()) {
            case RETURN:
            case THROW:
            case BREAK:
            case CONTINUE:
            case YIELD:
                return false;
            case BLOCK:
                return completes(((BlockTree) tree).getStatements());
            case SYNCHRONIZED:
                return completes(((SynchronizedTree) tree).getBlock());
            case IF:
                IfTree branch = (IfTree) tree;
                return branch.getElseStatement() == null || completes(branch.getThenStatement())
                    || completes(branch.getElseStatement());
            case LABELED_STATEMENT:
                LabeledStatementTree labeled = (LabeledStatementTree) tree;
                return completes(labeled.getStatement()) || isBroken(tree, labeled.getLabel().toString());
            case WHILE_LOOP:
                return !isTrue(((WhileLoopTree) tree).getCondition()) || isBroken(((WhileLoopTree) tree).getStatement(), null);
            case DO_WHILE_LOOP:
                return !isTrue(((DoWhileLoopTree) tree).getCondition()) || isBroken(((DoWhileLoopTree) tree).getStatement(), null);
            case FOR_LOOP:
                ForLoopTree loop = (ForLoopTree) tree;
                return loop.getCondition() != null && !isTrue(loop.getCondition()) || isBroken(loop.getStatement(), null);
            case TRY:
                return completes((TryTree) tree);
            default:
                return true;
        }
    }

    private static boolean completes(TryTree tree) {
        if (tree.getFinallyBlock() != null && !completes(tree.getFinallyBlock())) {
            return false;
        }
        boolean completes = completes(tree.getBlock());
        for (CatchTree handler : tree.getCatches()) {
            completes |= completes(handler.getBlock());
        }
        return completes;
    }

    private static boolean isTrue(ExpressionTree condition) {
        Tree inner = condition;
        while (inner instanceof ParenthesizedTree) {
            inner = ((ParenthesizedTree) inner).getExpression();
        }
        return inner instanceof LiteralTree && Boolean.TRUE.equals(((LiteralTree) inner).getValue());
    }

    /** Whether a statement has a break for the loop around it, or for a label; errs towards yes. */
    private static boolean isBroken(StatementTree body, String label) {
        boolean[] is = {false};
        new TreeScanner<Void, Void>() {
            @Override
            public Void visitBreak(BreakTree tree, Void nothing) {
                is[0] |= label == null || tree.getLabel() != null && tree.getLabel().contentEquals(label);
                return null;
            }
        }.scan(body, null);
        return is[0];
    }
}

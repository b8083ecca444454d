//! A program: who calls what.

use super::subjects::Subject;
use std::collections::BTreeSet;

/// Threads and their calls.
pub(crate) struct Scenario {
    pub(crate) subject: &'static Subject,
    seed: u64,
    threads: Vec<Vec<&'static str>>,
}

impl Scenario {
    /// One of the programs for a class.
    pub(crate) fn of(subject: &'static Subject, seed: u64) -> Scenario {
        let mut number = Numbers(seed * 0x9e37_79b9 + subject.name.len() as u64 + 1);
        let counts: &[usize] = [&[1, 1][..], &[2, 1], &[1, 1, 1], &[2, 2]][number.below(4)];
        let calls = subject.calls;
        let thread =
            |count: &usize, number: &mut Numbers| (0..*count).map(|_| calls[number.below(calls.len())]).collect();
        let threads = counts.iter().map(|count| thread(count, &mut number)).collect();
        Scenario { subject, seed, threads }
    }

    /// The name of its class: with calls one after the other, or at the same time.
    pub(crate) fn name(&self, atomic: bool) -> String {
        let letters = self.subject.name.chars().filter(char::is_ascii_alphanumeric).collect::<String>();
        format!("{letters}{}{}", if atomic { "Atomic" } else { "" }, self.seed)
    }

    /// Where the answers are.
    pub(crate) fn fields(&self) -> Vec<String> {
        let calls = self.threads.iter().map(Vec::len).sum::<usize>();
        (0..calls).map(|number| format!("r{number}")).chain([String::from("rest")]).collect()
    }

    /// The class and its text.
    pub(crate) fn source(&self, atomic: bool) -> (String, String) {
        let name = self.name(atomic);
        let (class, object) = self.subject.object;
        let mut number = 0..;
        let mut call = |expression: &&str| {
            let line = format!("r{} = {expression};", number.next().unwrap_or(0));
            if atomic { format!("sojourner.Verify.beginAtomic(); {line} sojourner.Verify.endAtomic();") } else { line }
        };
        let mut text = format!("package generated;\n{IMPORTS}public class {name} {{\n");
        text += &format!("  static int {};\n  static final {class} S = {object};\n{HELPERS}", self.fields().join(", "));
        for (thread, calls) in self.threads.iter().enumerate() {
            let body: Vec<String> = calls.iter().map(&mut call).collect();
            text += &format!(
                "  static final class T{thread} extends Thread {{ public void run() {{ try {{ {} }} catch (InterruptedException e) {{ throw new AssertionError(e); }} }}\n    static void pass() throws InterruptedException {{ if (Thread.interrupted()) throw new InterruptedException(); }} }}\n",
                format_args!("{} pass();", body.join(" "))
            );
        }
        text += &self.main();
        (name, text + "}\n")
    }

    fn main(&self) -> String {
        let each = |form: &dyn Fn(usize) -> String| (0..self.threads.len()).map(form).collect::<Vec<_>>().join(" ");
        format!(
            "  public static void main(String[] a) throws Exception {{ {} {} {} rest = {}; }}\n",
            each(&|number| format!("T{number} t{number} = new T{number}();")),
            each(&|number| format!("t{number}.start();")),
            each(&|number| format!("t{number}.join();")),
            self.subject.rest
        )
    }

    /// The program in a line.
    pub(crate) fn line(&self) -> String {
        self.threads.iter().map(|calls| calls.join("; ")).collect::<Vec<_>>().join(" ∥ ")
    }

    /// What came out that no order of the calls explains.
    pub(crate) fn words(&self, real: &BTreeSet<String>, sequential: &BTreeSet<String>) -> String {
        let strange: Vec<&str> = real.difference(sequential).map(String::as_str).collect();
        format!("`{}` can answer {}", self.line(), strange.join(", or "))
    }
}

/// Numbers that look random (xorshift, Marsaglia 2003).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        for _ in 0..3 {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
        }
        (self.0 % limit as u64) as usize
    }
}

const IMPORTS: &str = "import java.util.*;\nimport java.util.concurrent.*;\nimport java.util.concurrent.atomic.*;\nimport java.util.concurrent.locks.*;\n";

/// Calls that give back what they take, or answer nothing by themselves.
const HELPERS: &str = "
  static int of(boolean b) { return b ? 1 : 0; }
  static int of(Integer x) { return x == null ? -1 : x; }
  static volatile int inside;
  static int visit() { int before = inside; inside = before + 1; int now = inside; inside = now - 1; return before + 10 * now; }
  static int locked(Lock l) { l.lock(); try { return visit(); } finally { l.unlock(); } }
  static int held(Lock l) { l.lock(); return 1; }
  static int tried(Lock l) { if (!l.tryLock()) return -1; try { return visit(); } finally { l.unlock(); } }
  static int written(StampedLock l) { long s = l.writeLock(); try { return visit(); } finally { l.unlockWrite(s); } }
  static int read(StampedLock l) { long s = l.readLock(); l.unlockRead(s); return 1; }
  static int added(LongAdder a) { a.increment(); return 0; }
  static int put(SynchronousQueue<Integer> q, int x) throws InterruptedException { q.put(x); return 0; }
  static int sum(Collection<Integer> c) { int sum = 0; for (int x : c) sum += x; return sum; }
  static int counted(CountDownLatch l) { l.countDown(); return 0; }
  static int awaited(CountDownLatch l) throws InterruptedException { l.await(); return (int) l.getCount(); }
  static int released(Semaphore s) { s.release(); return 0; }
  static int acquired(Semaphore s) throws InterruptedException { s.acquire(); return 0; }
  static int ran(FutureTask<Integer> f) { f.run(); return 0; }
  static final class Gate {
    final ReentrantLock lock = new ReentrantLock(); final Condition changed = lock.newCondition(); int opened;
    int open() { lock.lock(); try { opened++; changed.signal(); return opened; } finally { lock.unlock(); } }
    int openAll() { lock.lock(); try { opened += 2; changed.signalAll(); return opened; } finally { lock.unlock(); } }
    int pass() throws InterruptedException { lock.lock(); try { while (opened == 0) changed.await(); return opened--; } finally { lock.unlock(); } }
    int tryPass() { lock.lock(); try { return opened == 0 ? -1 : opened--; } finally { lock.unlock(); } }
  }
";

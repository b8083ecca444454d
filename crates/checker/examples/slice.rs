use checker::{Silent, SliceRequest, Target, Unhurried};
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let criteria = args[1].split(',').map(|t| slicing::Criterion::parse(t).unwrap()).collect();
    let why =
        args.get(3).map(|w| w.split(',').map(|t| slicing::Criterion::parse(t).unwrap()).collect()).unwrap_or_default();
    let worker = std::thread::Builder::new()
        .stack_size(1 << 28)
        .spawn(move || {
            let sliced = checker::slice(
                &Target::new([&args[0]]),
                &SliceRequest { criteria, why },
                &Unhurried::default(),
                &mut Silent,
            )
            .unwrap();
            for class in &sliced.report.classes {
                for m in &class.methods {
                    println!("{}.{} {}/{}", class.name, m.name, m.kept, m.statements);
                }
            }
            for f in &sliced.report.files {
                println!("{} kept {:?} removed {:?}", f.name, f.kept, f.removed);
            }
            for s in &sliced.report.starts {
                println!("start {} {}", s.place, s.kept);
            }
            for w in &sliced.report.why {
                println!("why {}", w.line);
                for s in &w.chain {
                    println!("   {} {}", s.dependence, s.place);
                }
            }
            println!("refusals {:?} {:?}", sliced.report.refusals, sliced.report.elapsed);
            if let Some(dir) = args.get(2) {
                for (name, bytes) in &sliced.classes {
                    let p = format!("{dir}/{name}.class");
                    std::fs::create_dir_all(std::path::Path::new(&p).parent().unwrap()).unwrap();
                    std::fs::write(p, bytes).unwrap();
                }
            }
        })
        .unwrap();
    worker.join().unwrap();
}

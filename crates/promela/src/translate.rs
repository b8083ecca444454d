//! From a program to a model: everything is written until nothing new is asked for, and then put together.

mod assembly;
mod declarations;

use crate::body::{self, Written};
use crate::claims::{self, Claims};
use crate::class_properties;
use crate::context::{Asked, Context};
use crate::initialisation::is_empty;
use crate::library_calls::{self, Known};
use crate::model::{Bounds, Model, Refusal, Request};
use crate::threads::{self, Kind};
use crate::writer::Writer;
use analysis::whole::{Entry, MethodNumber};
use program::ClassRef;
use slicing::Setting;
use std::collections::{BTreeMap, BTreeSet};

/// How often everything is written before all names and numbers are known.
const MOST_PASSES: u32 = 16;

/// Translates a program, if a model can have everything that it does.
pub fn translate(setting: &Setting<'_>, request: &Request, claims: &Claims) -> Result<Model, Refusal> {
    let mut context = Context::new(setting, request, claims);
    let mut before: Option<Asked> = None;
    for _ in 0..MOST_PASSES {
        let parts = Parts::write(&context);
        let asked = context.asked.borrow().clone();
        let reasons = context.refusals();
        let plan = context.plan.next(&parts.methods);
        if before.as_ref() == Some(&asked) && plan == context.plan {
            return match reasons.is_empty() {
                true => checked(parts.assemble(&context, &asked, &request.title)),
                false => Err(Refusal { reasons }),
            };
        }
        before = Some(asked);
        context.plan = plan;
        context.begin(&request.bounds);
    }
    Err(Refusal { reasons: vec![String::from("a model that does not settle")] })
}

/// A `long` that was not written as two halves has no place in a model.
fn checked(model: Model) -> Result<Model, Refusal> {
    match model.text.contains("@long") {
        true => Err(Refusal { reasons: vec![String::from("a number of type long where this translation has none")] }),
        false => Ok(model),
    }
}

impl Context<'_> {
    /// Whether something happens before `main` is called that formulas must not see.
    pub(crate) fn counts_from_main(&self) -> bool {
        let asks = |claim: &claims::Claim| matches!(claim.what, claims::Claimed::Formula(_));
        self.claims.claims.iter().any(asks) && launched(self).iter().any(|method| !is_empty(self, *method, 8))
    }
}

/// Whether the launcher initialises a class before `main` begins.
pub(crate) fn is_launched(cx: &Context<'_>, class: ClassRef) -> bool {
    launched(cx).iter().any(|method| cx.world().method(*method).method.class == class)
}

/// The initialisers that the launcher runs, superclasses first.
fn launched(cx: &Context<'_>) -> Vec<MethodNumber> {
    let mut found: Vec<MethodNumber> = Vec::new();
    for entry in cx.world().entries() {
        match entry {
            Entry::Initializer { method, at_launch: true, .. } => found.push(*method),
            // What may find the constants of an enumeration by name is refused by itself.
            Entry::Initializer { method, by_library: true, .. }
                if crate::enums::is_enumeration(cx.world().method(*method).method.class) => {}
            Entry::Initializer { method, by_library: true, .. } => {
                let class = cx.world().method(*method).method.class.java_name();
                cx.refuse(&format!("a class that the library initialises, {class}"), None);
            }
            Entry::Callback(_) if calls_nobody_back(cx) => {}
            // Nobody sees a call of `values`.
            Entry::Callback(method) if crate::enums::is_values(cx.world().method(*method).method) => {}
            Entry::Callback(method) if crate::stated::is_condition(cx, *method) => {}
            Entry::Callback(method) if crate::handlers::is_handler(cx, *method) => {}
            Entry::Callback(method) => {
                let called = cx.world().method(*method).method;
                cx.refuse(&format!("{}.{}, which the library may call", called.class.java_name(), called.name), None);
            }
            _ => {}
        }
    }
    found.sort_by_key(|method| {
        let class = cx.world().method(*method).method.class;
        (class.is_application(), std::iter::successors(Some(class), |class| class.super_class).count())
    });
    found
}

/// Whether all that the program calls of the library is known, and calls nobody back but as the model does. Then what
/// the library holds is never called from elsewhere.
fn calls_nobody_back(cx: &Context<'_>) -> bool {
    let world = cx.world();
    world.methods().flat_map(|method| world.places(method)).all(|place| {
        let Some(resolved) = world.resolved(place).filter(|resolved| !world.is_own(resolved.class)) else {
            return true;
        };
        // A text may be made of an object.
        let makes_text = resolved.descriptor.contains("Ljava/lang/Object;)V");
        match library_calls::known(resolved) {
            Some(Known::Nothing) => !makes_text,
            known => known.is_some(),
        }
    })
}

/// The parts of a model.
struct Parts {
    kinds: Vec<Kind>,
    options: Vec<String>,
    methods: BTreeMap<MethodNumber, Written>,
    /// Methods behind those that they call.
    order: Vec<MethodNumber>,
    /// What is claimed of endless runs.
    claims: Writer,
    /// Class properties.
    properties: Writer,
}

impl Parts {
    fn write(cx: &Context<'_>) -> Parts {
        let mut kinds = Vec::new();
        let launched: Vec<MethodNumber> = launched(cx).into_iter().filter(|one| !is_empty(cx, *one, 8)).collect();
        match cx.world().main() {
            Some(main) if cx.world().method(main).method.is_static() => kinds.push(Kind::main(cx, main, &launched)),
            _ => cx.refuse("an instance main method", None),
        }
        let (others, options) = threads::kinds(cx);
        kinds.extend(others);
        let mut parts = Parts {
            kinds,
            options,
            methods: BTreeMap::new(),
            order: Vec::new(),
            claims: Writer::default(),
            properties: Writer::default(),
        };
        let roots: BTreeSet<MethodNumber> =
            parts.kinds.iter().flat_map(|kind| kind.written.callees.keys().copied()).collect();
        for root in roots {
            parts.visit(cx, root);
        }
        let (keeps, looks) = (cx.asked.borrow().keeps_interrupts, cx.asked.borrow().looks_at_interrupts);
        let (parks, queues) = (cx.asked.borrow().parks, cx.asked.borrow().queues);
        if parks && queues {
            cx.refuse("LockSupport beside locks or queues of the library, which park and unpark, too", None);
        }
        if cx.exceptions.interrupts && keeps && looks {
            cx.refuse(
                "a look at the interrupt of another thread, which may wait for a lock and keep it to itself",
                None,
            );
        }
        parts.refuse_beside_held_up(cx);
        parts.claims = claims::write(cx);
        parts.properties = class_properties::write(cx);
        parts
    }

    /// What a model does not have where threads are stopped or suspended wherever they are.
    fn refuse_beside_held_up(&self, cx: &Context<'_>) {
        let asked = cx.asked.borrow();
        let adoption = cx.world().adoption();
        let is_adopted = |method: &MethodNumber| adoption.is_adopted(cx.world().method(*method).method.class);
        let beside = [
            (asked.queues || asked.parks, "waits of java.util.concurrent"),
            (self.methods.keys().any(is_adopted), "code of the class library"),
            (cx.held_up.stops && cx.exceptions.interrupts, "interrupts"),
            (cx.held_up.stops && !asked.initialised.is_empty(), "class initialisers"),
            (cx.held_up.stops && cx.thread_monitors, "monitors of threads"),
        ];
        for (_, what) in beside.iter().filter(|(is_so, _)| *is_so && cx.held_up.any()) {
            cx.refuse(&format!("{what} beside Thread.stop or suspend"), None);
        }
    }

    /// Writes a method, after those that it calls.
    fn visit(&mut self, cx: &Context<'_>, method: MethodNumber) {
        if self.methods.contains_key(&method) {
            return;
        }
        let written = body::write(cx, method, None);
        let callees: Vec<MethodNumber> = written.callees.keys().copied().collect();
        self.methods.insert(method, written);
        for callee in callees {
            self.visit(cx, callee);
        }
        self.order.push(method);
    }

    /// The sections that a process type jumps to.
    fn sections(&self, cx: &Context<'_>, of: &Written) -> BTreeMap<MethodNumber, &Written> {
        let mut found: BTreeMap<MethodNumber, &Written> = BTreeMap::new();
        let mut waiting: Vec<MethodNumber> = of.calls.iter().map(|call| call.callee).collect();
        while let Some(method) = waiting.pop() {
            if let Some(written) = self.methods.get(&method).filter(|_| cx.plan.is_section(method))
                && found.insert(method, written).is_none()
            {
                waiting.extend(written.calls.iter().map(|call| call.callee));
            }
        }
        found
    }

    /// The cells of a stack: so many calls, each of which needs so much.
    fn stack(&self, bounds: &Bounds) -> Option<u32> {
        let widest = self.methods.values().map(|written| written.widest).max().unwrap_or(0);
        (widest > 0).then(|| widest * bounds.stack())
    }

    /// The variables of methods and of what they call.
    fn variables(&self, of: &Written) -> BTreeMap<String, &'static str> {
        let mut found = of.variables.clone();
        let mut waiting: Vec<MethodNumber> = of.callees.keys().copied().collect();
        let mut seen: BTreeSet<MethodNumber> = BTreeSet::new();
        while let Some(method) = waiting.pop() {
            if let Some(written) = self.methods.get(&method).filter(|_| seen.insert(method)) {
                found.extend(written.variables.clone());
                waiting.extend(written.callees.keys());
            }
        }
        found
    }
}

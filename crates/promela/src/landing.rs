//! Where exceptions of a statement are caught: `thrown` holds what was raised.

use crate::body::Body;
use crate::raised::Raised;
use flow::form::{BlockId, Catcher, StatementId};
use program::ClassRef;

impl Body<'_, '_> {
    /// Goes where a raised exception is caught, or to the end: `thrown` holds it.
    pub(crate) fn land(&mut self, statement: StatementId, raised: &Raised) {
        let ways = self.landings(statement, raised);
        match ways.as_slice() {
            [(None, target)] => self.jump(*target),
            _ => {
                let text = self.landing_options(&ways);
                self.writer.statement(&format!("if {text} fi;"), None, None);
            }
        }
    }

    fn landing_options(&mut self, ways: &[(Option<ClassRef>, Option<BlockId>)]) -> String {
        let mut options = Vec::new();
        for (class, target) in ways {
            self.jumps.insert(*target);
            let label = self.label(*target);
            let guard = class.map_or_else(|| String::from("else"), |class| self.cx.test(class, "thrown"));
            options.push(format!(":: {guard} -> goto {label}"));
        }
        options.join(" ")
    }

    /// Passes on what a call may have raised.
    pub(crate) fn pass_on(&mut self, statement: StatementId, raised: &Raised) {
        if raised.is_empty() {
            return;
        }
        let ways = self.landings(statement, raised);
        let text = self.landing_options(&ways);
        self.writer.statement(&format!("if :: thrown == null {text} fi;"), None, None);
    }

    /// Where exceptions of a statement are caught, in order; the last way is for all others.
    fn landings(&self, statement: StatementId, raised: &Raised) -> Vec<(Option<ClassRef>, Option<BlockId>)> {
        let mut left = raised.clone();
        let mut ways = Vec::new();
        for Catcher { block, catch_type } in &self.form.block(self.form.block_of(statement)).handlers {
            let catcher = Catcher { block: *block, catch_type: *catch_type };
            let Some(caught) = self.cx.exceptions.caught(self.method, &catcher) else { continue };
            if !left.reaches(caught) {
                continue;
            }
            left = left.without(caught);
            if left.is_empty() {
                ways.push((None, Some(*block)));
                return ways;
            }
            ways.push((Some(caught), Some(*block)));
        }
        ways.push((None, None));
        ways
    }

    /// The label where an exception of a known class lands.
    pub(crate) fn landing_of(&mut self, statement: StatementId, class: &str) -> String {
        let target = self.cx.program().load(class).ok().and_then(|class| {
            let handlers = &self.form.block(self.form.block_of(statement)).handlers;
            let catches = |catcher: &&Catcher| {
                self.cx.exceptions.caught(self.method, catcher).is_some_and(|caught| class.is_subclass_of(caught))
            };
            handlers.iter().find(catches).map(|catcher| catcher.block)
        });
        self.jumps.insert(target);
        self.label(target)
    }
}

//! What arrays of objects take (JVMS 6.5 `aastore`): objects of the class of their elements, and null.

use crate::body::Body;
use crate::expression::Expression;
use analysis::whole::{ObjectNumber, Place, World};
use classfile::opcode::AASTORE;
use flow::form::{Operation, Statement, StatementId};
use program::ClassRef;

/// The classes of arrays into which a statement may store what does not fit.
fn unfit(world: &World, place: Place) -> Vec<ClassRef> {
    let statement = world.statement(place);
    let points_to = world.points_to();
    if statement.operation != Operation::Plain(AASTORE) {
        return Vec::new();
    }
    let values = points_to.of(place.method, statement.operands[2]);
    let fits = |component: ClassRef, value: ObjectNumber| {
        let object = points_to.object(value);
        component.name == "java/lang/Object"
            || object.class.is_some_and(|class| class.is_subclass_of(component))
            || object.interfaces.iter().any(|one| one.is_subclass_of(component))
    };
    let mut found: Vec<ClassRef> = Vec::new();
    for array in points_to.of(place.method, statement.operands[0]).iter() {
        let Some(class) = points_to.object(array).class else { continue };
        let Some(component) = class.component() else { continue };
        if !values.iter().all(|value| fits(component, value)) && !found.contains(&class) {
            found.push(class);
        }
    }
    found
}

/// Whether a statement may store what does not fit.
pub(crate) fn may_not_fit(world: &World, place: Place) -> bool {
    !unfit(world, place).is_empty()
}

impl Body<'_, '_> {
    /// Jumps where an object lands that does not fit into an array.
    pub(crate) fn check_store(
        &mut self,
        id: StatementId,
        statement: &Statement,
        (array, value): (&Expression, &Expression),
    ) {
        for class in unfit(self.cx.world(), self.place(id)) {
            let Some(component) = class.component() else { continue };
            if self.may_be_of_library(statement.operands[2]) {
                self.tell_class(id, value, component);
            }
            let is_such = self.cx.objects.condition(&array.part(), |row| row.class == Some(class));
            let fits = self.cx.test(component, &value.part());
            let condition = format!("({is_such}) && {} != null && !{fits}", value.part());
            self.raise_if(id, &condition, "java/lang/ArrayStoreException");
        }
    }
}

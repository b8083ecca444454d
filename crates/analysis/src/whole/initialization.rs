//! Class initialisation (JVMS 5.5) and the launch.
//!
//! Code of a class, and of its subclasses, only runs once the initialisation of the class has begun, and then it never
//! runs the initialiser again. What an initialiser throws is the cause of an error that the VM makes.

use super::calls::{Call, Caller};
use super::objects::{ObjectKind, ObjectNumber};
use super::place::{MethodNumber, Place};
use super::solver::Solver;
use program::{ClassRef, MethodRef};

impl Solver<'_> {
    /// A statement, or something outside, needs a class to be initialised.
    pub(super) fn initialize(&mut self, class: ClassRef, place: Option<Place>) {
        if class.is_array() {
            return;
        }
        let mut walk = Some(class);
        while let Some(current) = walk {
            self.initialize_one(current, place);
            if !current.is_interface() {
                self.initialize_defaults(current, place);
            }
            walk = current.super_class.filter(|_| !class.is_interface());
        }
    }

    /// The call of a method by a lambda needs its class; a thread may begin with it.
    pub(super) fn initialize_for(&mut self, class: ClassRef, caller: Caller) {
        self.initialize(class, caller.place());
        if let Caller::Started(place) = caller {
            let above = std::iter::successors(Some(class), |class| class.super_class);
            let initializers: Vec<MethodRef> =
                above.chain(class.all_interfaces.iter().copied()).filter_map(|class| class.initializer()).collect();
            let numbers = initializers.iter().filter_map(|method| self.numbers.get(&method.id)).copied();
            let numbers: Vec<MethodNumber> = numbers.collect();
            self.site(place).started_initializers.extend(numbers);
        }
    }

    /// The interfaces of a class that have default methods are initialised with it.
    pub(super) fn initialize_defaults(&mut self, class: ClassRef, place: Option<Place>) {
        for interface in class.all_interfaces.iter().filter(|interface| interface.declares_default_methods()) {
            self.initialize_one(interface, place);
        }
    }

    pub(super) fn initialize_one(&mut self, class: ClassRef, place: Option<Place>) {
        if self.adoption.is_adopted(class) {
            return self.initialize_adopted(class);
        }
        let Some(initializer) = class.initializer().filter(|_| class.is_application()) else { return };
        if let Some(place) = place {
            let running = self.methods[place.method.0 as usize].method.class;
            if running == class || !class.is_interface() && running.is_subclass_of(class) {
                return;
            }
        }
        let Some(number) = self.reach(initializer) else { return };
        match place {
            Some(place) => self.site(place).initializers.insert(number),
            None if self.is_launching => self.launched_initializers.insert(number),
            None => self.outside_initializers.insert(number),
        };
        let thrown = self.thrown(number);
        self.flow(thrown, self.called);
    }

    /// Adopted classes are initialised before the program begins.
    fn initialize_adopted(&mut self, class: ClassRef) {
        let initializer = class.initializer().filter(|_| (self.adoption.initialises)(class.name));
        if let Some(number) = initializer.and_then(|initializer| self.reach(initializer)) {
            self.launched_initializers.insert(number);
        }
    }

    /// The launcher initialises the main class and calls its main method, on an object of the class if need be.
    pub(super) fn launch(&mut self, class: ClassRef, main: MethodRef) -> Option<MethodNumber> {
        self.is_launching = true;
        self.initialize(class, None);
        self.is_launching = false;
        let number = self.reach(main)?;
        let mut parameters = self.methods[number.0 as usize].form.parameters.clone().into_iter();
        if !main.is_static() {
            let object = self.objects.add(ObjectKind::Launched, Some(class));
            let this = parameters.next().map(|this| self.variable(number, this));
            this.into_iter().for_each(|this| self.give(this, object));
            self.construct_launched(class, object);
        }
        for parameter in parameters {
            let parameter = self.variable(number, parameter);
            self.give(parameter, ObjectNumber::LIBRARY);
        }
        let thrown = self.thrown(number);
        self.flow(thrown, self.called);
        Some(number)
    }

    fn construct_launched(&mut self, class: ClassRef, object: ObjectNumber) {
        if let Some(constructor) = class.declared_method("<init>", "()V") {
            let arguments = vec![Some(self.alone(object))];
            let call =
                Call { caller: Caller::Library, resolved: constructor, arguments, to: None, raised: self.called };
            let call = self.add_call(call);
            self.call_certain(call, constructor);
        }
    }
}

//! The strategies and stores on toys: visit order, exact counts, agreement with a naive enumeration, limits,
//! counterexamples.

mod agreement;
mod counterexamples;
mod deep;
mod embedded_formulas;
mod endless;
mod known_toys;
mod limits;
mod matching;
mod naive;
mod noting;
mod order;
mod plans;
mod portfolio;
mod pursuit;
mod ranked;
mod reduction;
mod sampling;
mod stores;
mod stuck;

//! The elementary functions of fdlibm 5.3, equal to it in every bit of every result that is not a NaN.
//!
//! What the algorithm fixes, and what is therefore kept, is the reduction, the coefficients and the order of the
//! IEEE operations; what only raised floating-point flags is left out. Which NaN comes out is not pinned.

mod arc_sine;
mod arc_tangent;
mod cube_root;
mod expm1;
mod exponential;
mod hyperbolic;
mod hypotenuse;
mod log1p;
mod logarithm;
mod power;
mod reduction;
mod remainder;
mod tangent;
mod trigonometric;
mod words;

pub use arc_sine::{acos, asin};
pub use arc_tangent::{atan, atan2};
pub use cube_root::cbrt;
pub use expm1::expm1;
pub use exponential::exp;
pub use hyperbolic::{cosh, sinh, tanh};
pub use hypotenuse::hypot;
pub use log1p::log1p;
pub use logarithm::{log, log10};
pub use power::pow;
pub use remainder::ieee_remainder;
pub use tangent::tan;
pub use trigonometric::{cos, sin};

/// Square root. IEEE 754 demands the correctly rounded result, so any conforming algorithm gives the same bits.
pub fn sqrt(x: f64) -> f64 {
    x.sqrt()
}

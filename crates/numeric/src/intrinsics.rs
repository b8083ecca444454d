//! The elementary functions as HotSpot computes them on x86_64: the Intel mathematical library in stub routines.
//!
//! Follows: the comments and tables of HotSpot's `stubGenerator_x86_64_*.cpp`. JDK 17 and 25 give the same
//! bits for seven of them; `tanh` is one since JDK 24 and `cbrt` since JDK 25 (before that `Math` has fdlibm there).
//! What the library fixes is the reduction, the tables and the order of the IEEE operations; its vector lanes are
//! written out here as scalars.
//! Deviates: the logarithms and the power function choose their table row by the processor's approximate reciprocal,
//! which the vendors define differently; ours is Intel's (see `reciprocal`). On another processor the real function
//! may differ in the last bit where two rows meet. Which NaN comes out is not pinned.

mod angle;
mod bits;
mod cube_root;
mod exponential;
mod hyperbolic_tangent;
mod logarithm;
mod power;
mod reciprocal;
mod sine;
mod tangent;

pub use cube_root::cbrt;
pub use exponential::exp;
pub use hyperbolic_tangent::tanh;
pub use logarithm::{log, log10};
pub use power::pow;
pub use sine::{cos, sin};
pub use tangent::tan;

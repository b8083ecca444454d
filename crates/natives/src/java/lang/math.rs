//! `java.lang.Math` and `StrictMath`: elementary functions, with the bits of HotSpot on x86_64.
//!
//! `StrictMath` is fdlibm: natives up to JDK 20, Java code after. HotSpot replaces some methods of `Math` by its own
//! intrinsics, even in its interpreter; those are overrides here. The rest of `Math` is Java code that asks
//! `StrictMath`.

use crate::arguments::double;
use numeric::{fdlibm, intrinsics};
use vm::{Machine, Native, NativeEntry, natives};

pub(crate) const NATIVES: &[NativeEntry] = natives![
    implements "java/lang/StrictMath.sin(D)D" until 20 => strict_sin,
    implements "java/lang/StrictMath.cos(D)D" until 20 => strict_cos,
    implements "java/lang/StrictMath.tan(D)D" until 20 => strict_tan,
    implements "java/lang/StrictMath.asin(D)D" until 20 => strict_asin,
    implements "java/lang/StrictMath.acos(D)D" until 20 => strict_acos,
    implements "java/lang/StrictMath.atan(D)D" until 20 => strict_atan,
    implements "java/lang/StrictMath.log(D)D" until 20 => strict_log,
    implements "java/lang/StrictMath.log10(D)D" until 20 => strict_log10,
    implements "java/lang/StrictMath.sqrt(D)D" until 20 => sqrt,
    implements "java/lang/StrictMath.IEEEremainder(DD)D" until 20 => strict_ieee_remainder,
    implements "java/lang/StrictMath.atan2(DD)D" until 20 => strict_atan2,
    implements "java/lang/StrictMath.sinh(D)D" until 20 => strict_sinh,
    implements "java/lang/StrictMath.cosh(D)D" until 20 => strict_cosh,
    implements "java/lang/StrictMath.tanh(D)D" until 20 => strict_tanh,
    implements "java/lang/StrictMath.expm1(D)D" until 20 => strict_expm1,
    implements "java/lang/StrictMath.log1p(D)D" until 20 => strict_log1p,
    overrides "java/lang/StrictMath.sqrt(D)D" since 21 => sqrt,
    overrides "java/lang/Math.sqrt(D)D" => sqrt,
    overrides "java/lang/Math.sin(D)D" => sin,
    overrides "java/lang/Math.cos(D)D" => cos,
    overrides "java/lang/Math.tan(D)D" => tan,
    overrides "java/lang/Math.exp(D)D" => exp,
    overrides "java/lang/Math.log(D)D" => log,
    overrides "java/lang/Math.log10(D)D" => log10,
    overrides "java/lang/Math.pow(DD)D" => pow,
    overrides "java/lang/Math.tanh(D)D" since 24 => tanh,
    overrides "java/lang/Math.cbrt(D)D" since 25 => cbrt,
    overrides "java/lang/Math.fma(DDD)D" => fma,
    overrides "java/lang/Math.fma(FFF)F" => fma_float,
];

/// A native around each function of one or two doubles.
macro_rules! functions {
    ($($name:ident = $function:path: $count:tt;)*) => {$(
        fn $name(_machine: &mut Machine, arguments: &[u64]) -> Native {
            Native::Return(functions!(@call $function, arguments, $count).to_bits())
        }
    )*};
    (@call $function:path, $arguments:ident, 1) => { $function(double($arguments, 0)) };
    (@call $function:path, $arguments:ident, 2) => { $function(double($arguments, 0), double($arguments, 2)) };
}

functions! {
    strict_sin = fdlibm::sin: 1;
    strict_cos = fdlibm::cos: 1;
    strict_tan = fdlibm::tan: 1;
    strict_asin = fdlibm::asin: 1;
    strict_acos = fdlibm::acos: 1;
    strict_atan = fdlibm::atan: 1;
    strict_log = fdlibm::log: 1;
    strict_log10 = fdlibm::log10: 1;
    strict_ieee_remainder = fdlibm::ieee_remainder: 2;
    strict_atan2 = fdlibm::atan2: 2;
    strict_sinh = fdlibm::sinh: 1;
    strict_cosh = fdlibm::cosh: 1;
    strict_tanh = fdlibm::tanh: 1;
    strict_expm1 = fdlibm::expm1: 1;
    strict_log1p = fdlibm::log1p: 1;
    sqrt = fdlibm::sqrt: 1;
    sin = intrinsics::sin: 1;
    cos = intrinsics::cos: 1;
    tan = intrinsics::tan: 1;
    exp = intrinsics::exp: 1;
    log = intrinsics::log: 1;
    log10 = intrinsics::log10: 1;
    pow = intrinsics::pow: 2;
    tanh = intrinsics::tanh: 1;
    cbrt = intrinsics::cbrt: 1;
}

/// The product and sum rounded once, which is what the JDK computes with `BigDecimal`.
fn fma(_machine: &mut Machine, arguments: &[u64]) -> Native {
    let result = double(arguments, 0).mul_add(double(arguments, 2), double(arguments, 4));
    Native::Return(result.to_bits())
}

fn fma_float(_machine: &mut Machine, arguments: &[u64]) -> Native {
    let [a, b, c] = [0, 1, 2].map(|index| f32::from_bits(arguments[index] as u32));
    Native::Return(u64::from(a.mul_add(b, c).to_bits()))
}

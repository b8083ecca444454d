//! Names to values in a state: `count`, `Buffer.size`, `this.slots[2].next`, `Fork@1.uses`; and comparisons of them,
//! for conditions. Nothing is executed: no calls, no arithmetic.

use evidence::{FrameView, StateView, Variable};

/// The value of a path where a frame stands.
pub(crate) fn value(state: &StateView, frame: Option<&FrameView>, path: &str) -> Result<Variable, String> {
    let parts = parts(path)?;
    let (first, rest) = parts.split_first().ok_or("nothing is asked")?;
    let local = frame.and_then(|frame| frame.locals.iter().find(|local| local.name == *first));
    if let Some(local) = local {
        return follow(state, local.clone(), rest);
    }
    if state.object(first).is_some() {
        return follow(state, object(first), rest);
    }
    // A class may have a package: the longest name that is one counts.
    for count in (1..=parts.len()).rev() {
        let name = format!("class {}", parts[..count].join("."));
        if state.object(&name).is_some() {
            return follow(state, object(&name), &parts[count..]);
        }
    }
    let this = frame.and_then(|frame| frame.locals.iter().find(|local| local.name == "this"));
    match this.map(|this| follow(state, this.clone(), &parts)) {
        Some(Ok(found)) => Ok(found),
        _ => Err(format!("there is no {first} here")),
    }
}

fn object(name: &str) -> Variable {
    Variable { name: name.to_owned(), value: name.to_owned(), is_object: true, is_stale: false }
}

fn follow(state: &StateView, from: Variable, path: &[String]) -> Result<Variable, String> {
    let mut at = from;
    for part in path {
        let object = state.object(&at.value).filter(|_| at.is_object);
        let object = object.ok_or_else(|| format!("{} is {}, which has no {part}", at.name, at.value))?;
        let field = object.fields.iter().find(|field| field.name == *part);
        at = field.cloned().ok_or_else(|| format!("{} has no {part}", at.value))?;
    }
    Ok(at)
}

/// `a.b[1]` is `a`, `b`, `[1]`.
fn parts(path: &str) -> Result<Vec<String>, String> {
    let mut parts = Vec::new();
    for part in path.trim().split('.') {
        let (name, indices) = part.split_once('[').map_or((part, None), |(name, rest)| (name, Some(rest)));
        // The name of an array ends with brackets: int[]@1.
        let is_array_name = part.contains("[]@");
        if is_array_name || indices.is_none() {
            parts.push(part.trim().to_owned());
            continue;
        }
        parts.push(name.trim().to_owned());
        for index in indices.unwrap_or_default().split('[') {
            let number = index.strip_suffix(']').and_then(|index| index.trim().parse::<usize>().ok());
            parts.push(format!("[{}]", number.ok_or_else(|| format!("{path}: not an index"))?));
        }
    }
    match parts.iter().any(String::is_empty) {
        true => Err(format!("{path:?} is no name")),
        false => Ok(parts),
    }
}

const COMPARISONS: [&str; 6] = ["==", "!=", "<=", ">=", "<", ">"];

/// Whether a condition holds: comparisons of names and literals, all of which (`&&`) must hold.
pub(crate) fn holds(state: &StateView, frame: Option<&FrameView>, condition: &str) -> Result<bool, String> {
    for part in condition.split("&&") {
        if !comparison_holds(state, frame, part)? {
            return Ok(false);
        }
    }
    Ok(true)
}

fn comparison_holds(state: &StateView, frame: Option<&FrameView>, comparison: &str) -> Result<bool, String> {
    let found = COMPARISONS.iter().filter_map(|sign| Some((sign, comparison.split_once(sign)?)));
    let Some((sign, (left, right))) = found.min_by_key(|(_, (left, _))| left.len()) else {
        return Ok(value(state, frame, comparison)?.value == "true");
    };
    let (left, right) = (operand(state, frame, left)?, operand(state, frame, right)?);
    let numbers = left.parse::<f64>().ok().zip(right.parse::<f64>().ok());
    let ordering = numbers.and_then(|(left, right)| left.partial_cmp(&right));
    let ordered = || ordering.ok_or_else(|| format!("{comparison}: these cannot be compared"));
    Ok(match *sign {
        "==" => ordering.map_or(left == right, std::cmp::Ordering::is_eq),
        "!=" => ordering.map_or(left != right, std::cmp::Ordering::is_ne),
        "<" => ordered()?.is_lt(),
        "<=" => ordered()?.is_le(),
        ">" => ordered()?.is_gt(),
        _ => ordered()?.is_ge(),
    })
}

fn operand(state: &StateView, frame: Option<&FrameView>, text: &str) -> Result<String, String> {
    let text = text.trim();
    let is_literal = text.parse::<f64>().is_ok() || text.starts_with(['"', '\'']);
    if is_literal || ["true", "false", "null"].contains(&text) {
        return Ok(text.to_owned());
    }
    value(state, frame, text).map(|variable| variable.value)
}

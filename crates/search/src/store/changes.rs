//! Which components of a state differ from those of the state before.
//!
//! A step changes little, so most of the work is to see quickly that nothing changed.

use model::StateVector;

/// Writes the numbers of the components that differ, in ascending order. The last one counts as different where there
/// were more.
pub(crate) fn find(before: &StateVector, now: &StateVector, changed: &mut Vec<u32>) {
    changed.clear();
    let unmoved = common_prefix(before.ends(), now.ends());
    find_unmoved(before, now, unmoved, changed);
    let (count_before, count) = (before.ends().len(), now.ends().len());
    let differs = |&index: &usize| match (before.component(index), now.component(index)) {
        (Some(before), Some(now)) => !are_equal(before, now),
        _ => true,
    };
    changed.extend((unmoved..count).filter(differs).map(|index| index as u32));
    let last = count.checked_sub(1).filter(|_| count < count_before);
    changed.extend(last.map(|last| last as u32).filter(|last| changed.last() != Some(last)));
}

/// Looks at the first components, which are where they were: runs over their words.
fn find_unmoved(before: &StateVector, now: &StateVector, unmoved: usize, changed: &mut Vec<u32>) {
    let ends = &now.ends()[..unmoved];
    let words = ends.last().map_or(0, |&end| end as usize);
    let (mut word, mut index) = (0, 0);
    loop {
        word += common_prefix(&before.words()[word..words], &now.words()[word..words]);
        if word == words {
            return;
        }
        index += ends[index..].partition_point(|&end| end as usize <= word);
        changed.push(index as u32);
        word = ends[index] as usize;
    }
}

/// The number of words before the first difference, or before the end of the shorter one.
fn common_prefix(one: &[u32], other: &[u32]) -> usize {
    let (one_blocks, _) = one.as_chunks::<16>();
    let (other_blocks, _) = other.as_chunks::<16>();
    let equal_blocks = one_blocks.iter().zip(other_blocks).take_while(|(one, other)| one == other).count();
    let start = 16 * equal_blocks;
    start + one[start..].iter().zip(&other[start..]).take_while(|(one, other)| one == other).count()
}

/// Components are short: comparing them here is faster than calling the routine for long ones.
fn are_equal(one: &[u32], other: &[u32]) -> bool {
    one.len() == other.len() && one.iter().zip(other).all(|(one, other)| one == other)
}

#[cfg(test)]
mod tests {
    use super::find;
    use crate::random::Random;
    use model::StateVector;

    /// A vector with as many components as there are numbers; the number decides over contents and length.
    fn vector(numbers: &[u32], longest: u32) -> StateVector {
        let mut vector = StateVector::new();
        for &number in numbers {
            vector.extend(&vec![number; (1 + number % longest) as usize]);
            vector.end_component();
        }
        vector
    }

    #[test]
    fn finds_exactly_the_components_that_differ() {
        let mut random = Random::new(3, 0);
        let mut changed = Vec::new();
        for case in 0..20_000 {
            let before: Vec<u32> = (0..random.below(60)).map(|_| random.below(8) as u32).collect();
            let mut now = before.clone();
            for _ in 0..random.below(4) {
                let place = random.below(now.len() as u64 + 1) as usize;
                match random.below(5) {
                    0 => now.insert(place, random.below(8) as u32),
                    1 => drop(now.drain(place..now.len().min(place + 1))),
                    _ => now[place..].iter_mut().take(1).for_each(|number| *number = random.below(8) as u32),
                }
            }
            let longest = 1 + case % 3;
            find(&vector(&before, longest), &vector(&now, longest), &mut changed);
            let differs = |&index: &usize| before.get(index) != Some(&now[index]);
            let shrunk = |index: usize| index + 1 == now.len() && now.len() < before.len();
            let expected: Vec<_> = (0..now.len()).filter(|index| differs(index) || shrunk(*index)).collect();
            assert!(changed.iter().map(|&index| index as usize).eq(expected), "{before:?} {now:?}");
        }
    }
}

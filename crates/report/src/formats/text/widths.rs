//! Dividing the width of a screen among columns.

/// The widths of columns that would like to have `wanted` and together have `available`: who wants no more than an
/// equal share gets what it wants, the others share the rest equally.
pub(crate) fn divided(wanted: &[usize], available: usize) -> Vec<usize> {
    let mut left: Vec<usize> = (0..wanted.len()).collect();
    let mut rest = available;
    let mut widths = vec![0; wanted.len()];
    while !left.is_empty() {
        let share = rest / left.len();
        let (modest, greedy): (Vec<usize>, Vec<usize>) = left.iter().partition(|&&column| wanted[column] <= share);
        let served = if modest.is_empty() { &greedy } else { &modest };
        for &column in served {
            widths[column] = wanted[column].min(share);
            rest -= widths[column];
        }
        left = if modest.is_empty() { Vec::new() } else { greedy };
    }
    widths
}

#[cfg(test)]
mod tests {
    use super::divided;

    #[test]
    fn the_modest_get_what_they_want_and_the_others_equal_shares() {
        assert_eq!(divided(&[10, 20], 100), [10, 20]);
        assert_eq!(divided(&[10, 90, 90], 100), [10, 45, 45]);
        assert_eq!(divided(&[30, 35, 90], 100), [30, 35, 35]);
        assert_eq!(divided(&[50, 50, 50], 100), [33, 33, 33]);
        assert_eq!(divided(&[], 100), [0; 0]);
    }
}

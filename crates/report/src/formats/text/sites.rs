//! The sites of a fault: who takes part, what it does there, and the source line.

use super::cells::{clean, columns, padded, right_aligned, shortened, wrapped};
use super::schedule::{method, place_name, quoted};
use crate::sources::Sources;
use evidence::{CodeLocation, Fault, Site};

/// Columns of a thread's name.
const NAME_WIDTH: usize = 20;

/// The sites in lines of at most `width` columns.
pub(crate) fn sites(fault: &Fault, sources: &dyn Sources, width: usize) -> Vec<String> {
    let names = fault.sites.iter().map(|site| columns(&clean(&site.thread)));
    let name_width = names.max().unwrap_or(0).min(NAME_WIDTH);
    fault.sites.iter().flat_map(|site| site_lines(site, sources, name_width, width)).collect()
}

fn site_lines(site: &Site, sources: &dyn Sources, name_width: usize, width: usize) -> Vec<String> {
    let margin = name_width + 4;
    let mut texts = wrapped(&clean(&site.what), width - margin, 2);
    texts.extend(wrapped(&format!("at {}", whereabouts(&site.place)), width - margin, 2));
    for frame in &site.within {
        texts.extend(wrapped(&format!("in {}", whereabouts(frame)), width - margin, 2));
    }
    if let Some(line) = quoted(sources, &site.place) {
        let number = site.place.line.map_or(String::new(), |line| line.to_string());
        let number = right_aligned(&number, 4);
        texts.push(shortened(&format!("{number} | {line}"), width - margin));
    }
    let name = padded(&shortened(&clean(&site.thread), name_width), name_width);
    let starts = std::iter::once(name.as_str()).chain(std::iter::repeat(""));
    let lines = starts.zip(texts).map(|(name, text)| format!("  {}  {text}", padded(name, name_width)));
    lines.map(|line| line.trim_end().to_string()).collect()
}

/// `shop.Buffer.put (Buffer.java:12), in java.util.ArrayList.add`
fn whereabouts(place: &CodeLocation) -> String {
    let file = place.file.as_ref().map_or(String::new(), |_| format!(" ({})", place_name(place)));
    let inside = place.inside.as_ref().map_or(String::new(), |inside| format!(", in {}", clean(inside)));
    format!("{}{file}{inside}", method(place))
}

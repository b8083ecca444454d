//! Every call site of every class of every installed JDK can be linked.

use std::fs;

use classfile::{ClassFile, Constant};
use jimage::Image;

use crate::call_site::{SiteSpec, describe};
use crate::java::jdks;

/// How many sites of each kind there were.
#[derive(Debug, Default)]
struct Counts {
    lambdas: usize,
    concatenations: usize,
    records: usize,
    switches: usize,
}

impl Counts {
    fn add(&mut self, site: &SiteSpec) {
        match site {
            SiteSpec::Lambda(_) => self.lambdas += 1,
            SiteSpec::Concat(_) => self.concatenations += 1,
            SiteSpec::Record { .. } => self.records += 1,
            SiteSpec::Switch(_) => self.switches += 1,
        }
    }
}

fn link_all(path: &str, bytes: &[u8], counts: &mut Counts) {
    let class = ClassFile::parse(bytes).unwrap();
    let bootstraps = class.bootstrap_methods().unwrap();
    for index in 1..class.pool.len() as u16 {
        let Constant::InvokeDynamic { name_and_type, .. } = class.pool.get(index).unwrap() else { continue };
        let site =
            describe(&class, &bootstraps, index, "Synthesised").unwrap_or_else(|error| panic!("{path}: {error}"));
        let (_, descriptor) = class.pool.name_and_type(name_and_type).unwrap();
        assert_eq!(site.entry().descriptor, descriptor, "{path}");
        let made = site.synthesize().unwrap_or_else(|error| panic!("{path}: {error}"));
        let made = ClassFile::parse(&made).unwrap_or_else(|error| panic!("{path}: {error}"));
        assert!(made.methods.iter().all(|method| method.code(&made.pool).is_ok()), "{path}");
        counts.add(&site);
    }
}

#[test]
fn every_call_site_of_the_jdk_can_be_linked() {
    for jdk in jdks(17) {
        let bytes = fs::read(jdk.home.join("lib/modules")).unwrap();
        let image = Image::parse(&bytes).unwrap();
        let mut counts = Counts::default();
        for entry in image.entries().map(Result::unwrap).filter(|entry| entry.extension == "class") {
            link_all(&entry.path(), &image.content(&entry).unwrap(), &mut counts);
        }
        // How many there are differs between updates (36 records in 17.0.15); that there are some must be true of all.
        assert!(counts.lambdas > 1_000 && counts.concatenations > 1_000 && counts.records > 0, "{counts:?}");
        assert!(jdk.feature < 23 || counts.switches > 0, "{counts:?}");
    }
}

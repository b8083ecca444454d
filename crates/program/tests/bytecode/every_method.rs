//! Frame maps exist for every method of every module: no valid code is refused.

use crate::{agreement, installed};
use classfile::ClassFile;
use program::FrameMaps;
use std::sync::atomic::{AtomicUsize, Ordering};

#[test]
fn every_method_of_every_module_has_frame_maps_that_agree_with_its_stack_maps() {
    for home in installed::homes() {
        let image = installed::image_bytes(&home);
        let (methods, frames) = (AtomicUsize::new(0), AtomicUsize::new(0));
        installed::for_each_class(&image, &|path, file| {
            let (more_methods, more_frames) = check_class(path, file);
            methods.fetch_add(more_methods, Ordering::Relaxed);
            frames.fetch_add(more_frames, Ordering::Relaxed);
        });
        let counts = (methods.into_inner(), frames.into_inner());
        assert!(counts.0 > 100_000 && counts.1 > 200_000, "only {counts:?} methods and frames in {}", home.display());
    }
}

/// Computes all frame maps of a class; the number of methods and of stack map frames compared.
fn check_class(path: &str, file: &ClassFile<'_>) -> (usize, usize) {
    let (mut methods, mut frames) = (0, 0);
    for method in &file.methods {
        let Some(code) = method.code(&file.pool).unwrap() else { continue };
        let maps = FrameMaps::compute(file, method).unwrap_or_else(|error| panic!("{path}: {error}"));
        methods += 1;
        frames += agreement::check(file, method, &code, &maps).unwrap_or_else(|error| panic!("{path}: {error}"));
    }
    (methods, frames)
}

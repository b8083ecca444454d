//! Streams made by zlib, decoded whole and in pieces of every kind.

use super::*;

const HELLO: &[u8] = b"hello hello hello hello";
const HELLO_WRAPPED: &str = "78dacb48cdc9c957c8402701680308b1";
const HELLO_RAW: &str = "cb48cdc9c957c8402701";
const STORED: &str = "7801010600f9ff73746f726564093c0292";
const WITH_DICTIONARY: &str = "78f916c004374b544881b3011cae04b8";
/// 400 letters with codes of their own.
const DYNAMIC: &str = "78dad5cf8181c4200800b0595b1511511191dadef23fc767835cb1108b4c5b1f44aaa335b1b5ef8cd4fbd079be1b4babb5eb5c9e00999b0c3f0eb996c232a6bd11886a6fe6f6a59233f536f43911b17055d3f3e694906b93ed07205311157f7e210095da97f91713e62eddf6fb5c1173e1a9764e80c49d753d7bdf90320d51f727066292b9d7f21812b62e66fb5c48d8c79ad3ce15a072575dbe0181db1c437d5fffa5f9071fb4ab3d";

fn bytes(hex: &str) -> Vec<u8> {
    (0..hex.len() / 2).map(|at| u8::from_str_radix(&hex[2 * at..2 * at + 2], 16).unwrap()).collect()
}

fn letters() -> Vec<u8> {
    (0..400_usize).map(|i| (97 + (i * i + i / 3) % 7 + (i % 11) * 2) as u8).collect()
}

/// Decodes in pieces, with the decoder saved between them; the answer is the output and what was left of the input.
fn in_pieces(wrapped: bool, input: &[u8], piece: usize, room: usize) -> (Vec<u8>, usize) {
    let (mut decoder, mut at, mut output) = (Inflate::new(wrapped), 0, Vec::new());
    loop {
        let end = (at + piece).min(input.len());
        let done = decoder.run(&input[at..end], room);
        assert_eq!(done.failure, None);
        at += done.used;
        assert!(done.used > 0 || !done.output.is_empty() || done.finished, "no progress at {at}");
        output.extend(done.output);
        if done.finished {
            return (output, input.len() - at);
        }
        let saved = decoder.save();
        assert!(saved.len() <= SAVED_BYTES);
        assert_eq!(Inflate::restore(&saved).as_ref(), Some(&decoder));
        decoder = Inflate::restore(&saved).unwrap();
    }
}

#[test]
fn streams_are_decoded_in_pieces_of_all_sizes() {
    let streams = [
        (true, HELLO_WRAPPED, HELLO.to_vec()),
        (false, HELLO_RAW, HELLO.to_vec()),
        (true, STORED, b"stored".to_vec()),
        (true, DYNAMIC, letters()),
    ];
    for (wrapped, stream, expected) in streams {
        let mut input = bytes(stream);
        input.extend(b"behind");
        for piece in [1, 2, 3, 7, 50, 1000] {
            for room in [1, 2, 5, 100, 1000] {
                assert_eq!(in_pieces(wrapped, &input, piece, room), (expected.clone(), 6), "{stream} {piece} {room}");
            }
        }
    }
}

#[test]
fn a_full_output_does_not_hide_the_end() {
    let done = Inflate::new(true).run(&bytes(HELLO_WRAPPED), HELLO.len());
    assert!(done.finished && done.output == HELLO && done.used == 16);
}

#[test]
fn dictionaries() {
    let input = bytes(WITH_DICTIONARY);
    let mut decoder = Inflate::new(true);
    let first = decoder.run(&input, 100);
    assert!(first.needs_dictionary && first.used == 6);
    assert!(!decoder.set_dictionary(b"another"));
    assert!(decoder.set_dictionary(b"dictionary"));
    let second = decoder.run(&input[6..], 100);
    assert_eq!((second.output.as_slice(), second.finished), (&b"a dictionary"[..], true));
}

#[test]
fn wrong_data_is_named() {
    let failure = |hex: &str| Inflate::new(true).run(&bytes(hex), 1000).failure;
    assert_eq!(failure("78db"), Some("incorrect header check"));
    assert_eq!(failure("7801010600f8ff"), Some("invalid stored block lengths"));
    assert_eq!(failure("780107"), Some("invalid block type"));
    assert_eq!(failure("78dacb48cdc9c957c8402701680308b2"), Some("incorrect data check"));
    assert_eq!(Inflate::new(false).run(&bytes("030200"), 1000).failure, Some("invalid distance too far back"));
    assert_eq!(failure("78dacb48cd"), None);
}

//! Compressed entries (`jlink --compress`): layers, each a header that names a decompressor, and what it decompresses.
//!
//! The format is that of `jdk.internal.jimage.decompressor`, which `jlink` writes: the outermost layer comes first, and
//! what it gives may be a layer again; what begins with no header is the entry itself. Every length that a header
//! claims is checked, and no memory is taken for a claim alone.

use crate::bytes::string;
use crate::error::ImageError;
use crate::shared_strings;
use flate2::{Decompress, FlushDecompress, Status};
use std::borrow::Cow;

const MAGIC: [u8; 4] = 0xCAFE_FAFA_u32.to_le_bytes();

/// `jlink` stacks at most two; a damaged image must not keep a reader busy for ever.
const MOST_LAYERS: usize = 8;

/// No stream of deflate gives more bytes than this for each of its own.
const MOST_EXPANSION: usize = 1032;

/// What the header of a layer says, and the bytes behind it.
struct Layer<'a> {
    /// The length of what the layer gives.
    length: usize,
    /// Where the name of the decompressor lies in the strings. Its configuration, which follows, is always empty.
    decompressor: u32,
    payload: &'a [u8],
}

/// Takes all layers off; `strings` are those of the image.
pub(crate) fn decompress(compressed: &[u8], strings: &[u8]) -> Result<Vec<u8>, ImageError> {
    let mut bytes = Cow::Borrowed(compressed);
    for _ in 0..MOST_LAYERS {
        if !bytes.starts_with(&MAGIC) {
            return Ok(bytes.into_owned());
        }
        let layer = read(&bytes).ok_or(ImageError::InvalidCompression { part: "header" })?;
        bytes = Cow::Owned(take_off(&layer, strings)?);
    }
    Err(ImageError::InvalidCompression { part: "stack of layers" })
}

/// The header: magic, length of the payload, length of the result, name and configuration of the decompressor, and
/// whether it is the last layer, which the JDK does not look at either.
fn read(bytes: &[u8]) -> Option<Layer<'_>> {
    let rest = bytes.strip_prefix(&MAGIC)?;
    let (payload_length, rest) = rest.split_first_chunk()?;
    let (length, rest) = rest.split_first_chunk()?;
    let (decompressor, rest) = rest.split_first_chunk()?;
    let (_configuration, rest) = rest.split_first_chunk::<4>()?;
    let (_is_last, rest) = rest.split_first()?;
    let payload_length = usize::try_from(u64::from_le_bytes(*payload_length)).ok()?;
    Some(Layer {
        length: usize::try_from(u64::from_le_bytes(*length)).ok()?,
        decompressor: u32::from_le_bytes(*decompressor),
        payload: rest.get(..payload_length)?,
    })
}

fn take_off(layer: &Layer<'_>, strings: &[u8]) -> Result<Vec<u8>, ImageError> {
    let (part, result) = match string(strings, layer.decompressor.into())? {
        b"zip" => ("zip stream", inflate(layer)),
        b"compact-cp" => ("constant pool", shared_strings::restore(layer.payload, layer.length, strings)),
        name => return Err(ImageError::UnknownDecompressor { name: String::from_utf8_lossy(name).into_owned() }),
    };
    let is_complete = |bytes: &Vec<u8>| bytes.len() == layer.length;
    result.filter(is_complete).ok_or(ImageError::InvalidCompression { part })
}

/// One whole zlib stream.
fn inflate(layer: &Layer<'_>) -> Option<Vec<u8>> {
    if layer.length > layer.payload.len().saturating_mul(MOST_EXPANSION) {
        return None;
    }
    let mut result = Vec::with_capacity(layer.length);
    let status = Decompress::new(true).decompress_vec(layer.payload, &mut result, FlushDecompress::Finish);
    (status.ok()? == Status::StreamEnd).then_some(result)
}

#[cfg(test)]
mod tests {
    use super::{MAGIC, decompress};
    use crate::error::ImageError;
    use flate2::{Compress, Compression, FlushCompress};

    const STRINGS: &[u8] = b"\0zip\0compact-cp\0String\0";
    const ZIP: u32 = 1;
    const COMPACT: u32 = 5;

    /// A layer as `jlink` writes it.
    fn layer(decompressor: u32, length: usize, payload: &[u8]) -> Vec<u8> {
        let lengths = [payload.len() as u64, length as u64].map(u64::to_le_bytes).concat();
        [&MAGIC[..], &lengths, &decompressor.to_le_bytes(), &[0; 4], &[1], payload].concat()
    }

    fn zipped(bytes: &[u8]) -> Vec<u8> {
        let mut stream = Vec::with_capacity(bytes.len() + 100);
        Compress::new(Compression::default(), true).compress_vec(bytes, &mut stream, FlushCompress::Finish).unwrap();
        layer(ZIP, bytes.len(), &stream)
    }

    /// The `jlink` of JDK 9 put one over the other; later ones write one layer.
    #[test]
    fn layers_are_taken_off_from_the_outside() {
        let plain = b"\xCA\xFE\xBA\xBE\0\0\0\x3D\0\x02\x01\0\x06Stringrest";
        let compact = layer(COMPACT, plain.len(), b"\xCA\xFE\xBA\xBE\0\0\0\x3D\0\x02\x17\xB0rest");
        assert_eq!(decompress(&compact, STRINGS), Ok(plain.to_vec()));
        assert_eq!(decompress(&zipped(&compact), STRINGS), Ok(plain.to_vec()));
    }

    #[test]
    fn layers_without_end_are_refused() {
        let endless = (0..9).fold(b"core".to_vec(), |inner, _| zipped(&inner));
        assert_eq!(decompress(&endless, STRINGS), Err(ImageError::InvalidCompression { part: "stack of layers" }));
    }

    #[test]
    fn claims_are_not_believed() {
        let mut huge = zipped(b"core");
        huge[12..20].fill(0x7f);
        assert_eq!(decompress(&huge, STRINGS), Err(ImageError::InvalidCompression { part: "zip stream" }));
    }
}

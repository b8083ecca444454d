//! CRC-32 (ISO-HDLC), CRC-32C (Castagnoli) and Adler-32 (RFC 1950), each as a step from one checksum to the next.
//!
//! The value passed in and out is the finished checksum of what was read so far, the form a stored value has.

/// The reversed generator polynomials of the two cyclic checksums.
const ISO_HDLC: u32 = 0xedb8_8320;
const CASTAGNOLI: u32 = 0x82f6_3b78;

const CRC32_TABLE: [u32; 256] = table(ISO_HDLC);
const CRC32C_TABLE: [u32; 256] = table(CASTAGNOLI);

/// The greatest prime below 2^16.
const ADLER_BASE: u32 = 65_521;
/// How many bytes both sums of Adler-32 take before one of them may overflow 32 bits.
const ADLER_BLOCK: usize = 5552;

/// CRC-32 after one more byte; of nothing it is 0.
pub fn crc32_byte(crc: u32, byte: u8) -> u32 {
    crc32(crc, &[byte])
}

/// CRC-32 after more bytes; of nothing it is 0.
pub fn crc32(crc: u32, bytes: &[u8]) -> u32 {
    !cyclic(&CRC32_TABLE, !crc, bytes)
}

/// CRC-32C after more bytes; of nothing it is 0.
pub fn crc32c(crc: u32, bytes: &[u8]) -> u32 {
    !cyclic(&CRC32C_TABLE, !crc, bytes)
}

/// Adler-32 after one more byte; of nothing it is 1.
pub fn adler32_byte(adler: u32, byte: u8) -> u32 {
    adler32(adler, &[byte])
}

/// Adler-32 after more bytes; of nothing it is 1.
pub fn adler32(adler: u32, bytes: &[u8]) -> u32 {
    let (mut sum, mut sum_of_sums) = (adler & 0xffff, adler >> 16);
    for block in bytes.chunks(ADLER_BLOCK) {
        for &byte in block {
            sum += u32::from(byte);
            sum_of_sums += sum;
        }
        sum %= ADLER_BASE;
        sum_of_sums %= ADLER_BASE;
    }
    sum_of_sums << 16 | sum
}

/// The register after the bytes, without the inversions before and after.
fn cyclic(table: &[u32; 256], register: u32, bytes: &[u8]) -> u32 {
    bytes.iter().fold(register, |register, byte| {
        let index = (register as u8) ^ byte;
        table[usize::from(index)] ^ (register >> 8)
    })
}

/// For each byte what it does to a register that is otherwise zero.
const fn table(polynomial: u32) -> [u32; 256] {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = remainder(byte as u32, polynomial);
        byte += 1;
    }
    table
}

const fn remainder(byte: u32, polynomial: u32) -> u32 {
    let mut register = byte;
    let mut bit = 0;
    while bit < 8 {
        register = if register & 1 == 1 { (register >> 1) ^ polynomial } else { register >> 1 };
        bit += 1;
    }
    register
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The check values published with the algorithms, for the ASCII digits one to nine.
    #[test]
    fn published_check_values() {
        let digits = b"123456789";
        assert_eq!(crc32(0, digits), 0xcbf4_3926);
        assert_eq!(crc32c(0, digits), 0xe306_9283);
        assert_eq!(adler32(1, digits), 0x091e_01de);
    }

    #[test]
    fn in_pieces_as_in_one() {
        let bytes: Vec<u8> = (0..20_000_u32).map(|at| (at * 7 + at / 255) as u8 | 0x80).collect();
        for update in [crc32, crc32c, adler32] {
            let whole = update(1, &bytes);
            let pieces = bytes.chunks(777).fold(1, update);
            assert_eq!(whole, pieces);
        }
    }

    #[test]
    fn bytes_one_by_one() {
        let bytes = [0, 1, 0xff, 0x80];
        assert_eq!(bytes.iter().fold(0, |crc, &byte| crc32_byte(crc, byte)), crc32(0, &bytes));
        assert_eq!(bytes.iter().fold(0, |crc, &byte| crc32c(crc, &[byte])), crc32c(0, &bytes));
        assert_eq!(bytes.iter().fold(1, |adler, &byte| adler32_byte(adler, byte)), adler32(1, &bytes));
    }
}

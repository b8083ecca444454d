//! Literals of numbers, characters and strings (JLS 3.10), without octal numbers and text blocks.
//!
//! Deviates: a decimal number that is too large for an `int` needs no `L`. A hexadecimal one without `L` means what it
//! means in Java: `0xffffffff` is -1.

use crate::error::ParseError;
use crate::token::{Lexer, Token};

/// The largest number that becomes a `long` where a minus sign stands before it.
const MOST: i128 = 1 << 63;

/// A number that begins at the reader's position.
pub(crate) fn number(reader: &mut Lexer) -> Result<Token, ParseError> {
    let column = reader.column();
    let token = if reader.peek(0) == Some('0') && matches!(reader.peek(1), Some('x' | 'X')) {
        hexadecimal(reader)?
    } else {
        decimal(reader)?
    };
    match reader.peek(0) {
        Some(c) if c.is_alphanumeric() || c == '_' => Err(ParseError::new(column, "this is no number")),
        _ => Ok(token),
    }
}

fn hexadecimal(reader: &mut Lexer) -> Result<Token, ParseError> {
    let column = reader.column();
    reader.next();
    reader.next();
    let digits = without_underscores(&reader.take_while(|c| c.is_ascii_hexdigit() || c == '_'));
    let value = u64::from_str_radix(&digits, 16).map_err(|_| ParseError::new(column, "this is no 64-bit number"))?;
    let long = reader.take(|c| matches!(c, 'l' | 'L')).is_some();
    Ok(Token::Whole(match u32::try_from(value) {
        Ok(word) if !long => i128::from(word.cast_signed()),
        _ => i128::from(value.cast_signed()),
    }))
}

fn decimal(reader: &mut Lexer) -> Result<Token, ParseError> {
    let column = reader.column();
    let mut text = digits(reader);
    let mut fraction = false;
    if reader.peek(0) == Some('.') && reader.peek(1).is_none_or(|c| c.is_ascii_digit()) {
        reader.next();
        text = format!("{text}.{}", digits(reader));
        fraction = true;
    }
    if let Some(exponent) = exponent(reader) {
        text.push_str(&exponent);
        fraction = true;
    }
    match reader.take(|c| "lLfFdD".contains(c)) {
        Some('l' | 'L') if fraction => Err(ParseError::new(column, "this is no number")),
        None | Some('l' | 'L') if !fraction => whole(column, &text),
        Some('f' | 'F') => Ok(Token::Decimal(f64::from(text.parse::<f32>().unwrap_or(f32::NAN)))),
        _ => Ok(Token::Decimal(text.parse().unwrap_or(f64::NAN))),
    }
}

fn whole(column: usize, text: &str) -> Result<Token, ParseError> {
    let value = text.parse::<i128>().ok().filter(|value| *value <= MOST);
    value.map(Token::Whole).ok_or_else(|| ParseError::new(column, "this number does not fit into 64 bits"))
}

/// `e-12`, taken only where it is whole.
fn exponent(reader: &mut Lexer) -> Option<String> {
    let sign = reader.peek(1).filter(|c| matches!(c, '+' | '-'));
    let first = if sign.is_some() { 2 } else { 1 };
    let present = matches!(reader.peek(0), Some('e' | 'E')) && reader.peek(first).is_some_and(|c| c.is_ascii_digit());
    present.then(|| {
        (0..first).for_each(|_| _ = reader.next());
        format!("e{}{}", sign.map_or(String::new(), String::from), digits(reader))
    })
}

fn digits(reader: &mut Lexer) -> String {
    without_underscores(&reader.take_while(|c| c.is_ascii_digit() || c == '_'))
}

fn without_underscores(text: &str) -> String {
    text.replace('_', "")
}

/// A character literal, which is one UTF-16 unit.
pub(crate) fn character(reader: &mut Lexer) -> Result<Token, ParseError> {
    let column = reader.column();
    let units = quoted(reader, '\'')?;
    match *units {
        [unit] => Ok(Token::Character(unit)),
        _ => Err(ParseError::new(column, "a character literal holds one character; strings stand in \"…\"")),
    }
}

/// A string literal.
pub(crate) fn text(reader: &mut Lexer) -> Result<Token, ParseError> {
    quoted(reader, '"').map(|units| Token::Text(units.into()))
}

fn quoted(reader: &mut Lexer, quote: char) -> Result<Vec<u16>, ParseError> {
    let column = reader.column();
    reader.next();
    let mut units = Vec::new();
    loop {
        match reader.next() {
            None => return Err(ParseError::new(column, format!("the closing {quote} is missing"))),
            Some(c) if c == quote => return Ok(units),
            Some('\\') => units.push(escape(reader)?),
            Some(c) => units.extend_from_slice(c.encode_utf16(&mut [0; 2])),
        }
    }
}

fn escape(reader: &mut Lexer) -> Result<u16, ParseError> {
    let column = reader.column() - 1;
    let simple = match reader.next() {
        Some('n') => '\n',
        Some('t') => '\t',
        Some('r') => '\r',
        Some('b') => '\u{8}',
        Some('f') => '\u{c}',
        Some('s') => ' ',
        Some('0') => '\0',
        Some(c @ ('\\' | '\'' | '"')) => c,
        Some('u') => return unit(reader).ok_or_else(|| ParseError::new(column, "\\u needs four hexadecimal digits")),
        _ => return Err(ParseError::new(column, "this is no escape sequence")),
    };
    Ok(simple as u16)
}

fn unit(reader: &mut Lexer) -> Option<u16> {
    let mut digits = String::new();
    for _ in 0..4 {
        digits.push(reader.take(|c| c.is_ascii_hexdigit())?);
    }
    u16::from_str_radix(&digits, 16).ok()
}

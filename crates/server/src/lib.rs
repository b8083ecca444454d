//! A server for one user on this machine: HTTP/1.1 (RFC 9112) on a port of the loopback, as much of it as a page of
//! ours needs, and nothing more.
//!
//! Who may ask: only whoever knows the token, which is in the link that the user was given; only under the name and
//! port of this server (`Host`, so that a foreign name that resolves to this machine gets nothing); and no page of
//! another origin (`Origin`). One request to a connection; head, body, number of connections and time are limited.
//! What does not fit is refused with a status, and never kept. Answers may not be cached, framed or sniffed.
//!
//! Read in this order: `request` (from bytes to a request), `guard` (who may ask), `serving` (connections). Not here:
//! what is answered.

mod guard;
mod request;
mod serving;

pub use guard::Guard;
pub use request::{Method, Request};
pub use serving::{Answer, serve};

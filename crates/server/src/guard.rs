//! Who may ask.

use crate::request::Request;

/// What a request must know and say.
#[derive(Clone, Debug)]
pub struct Guard {
    token: String,
    port: u16,
}

/// Where the token is, beside the query of the link.
const TOKEN_FIELD: &str = "x-sojourner-token";

impl Guard {
    /// Lets pass who knows this token and asks at this port.
    pub fn new(token: String, port: u16) -> Guard {
        Guard { token, port }
    }

    /// The link to the page.
    pub fn link(&self) -> String {
        format!("http://127.0.0.1:{}/?token={}", self.port, self.token)
    }

    /// Whether a request may be answered.
    pub(crate) fn admits(&self, request: &Request) -> bool {
        let names = [format!("127.0.0.1:{}", self.port), format!("localhost:{}", self.port)];
        let mut hosts = request.fields.iter().filter(|(name, _)| name == "host");
        let host =
            hosts.next().is_some_and(|(_, host)| names.iter().any(|name| name == host)) && hosts.next().is_none();
        let ours = |origin: &str| names.iter().any(|name| origin.strip_prefix("http://") == Some(name));
        let origin = request.fields.iter().filter(|(name, _)| name == "origin").all(|(_, origin)| ours(origin));
        let said = request.field(TOKEN_FIELD).or_else(|| request.parameter("token"));
        host && origin && said.is_some_and(|said| self.is_token(said))
    }

    /// Compares all of it, so that the time tells nothing.
    fn is_token(&self, said: &str) -> bool {
        let (said, token) = (said.as_bytes(), self.token.as_bytes());
        let differs = said.iter().zip(token).fold(0, |differs, (one, other)| differs | (one ^ other));
        said.len() == token.len() && differs == 0
    }
}

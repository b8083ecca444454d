//! Systems are searched here; nothing yet.

// Loaded at the start of each page, so this file must not contain a schema.

/** The anti-forgery header of every call whose endpoint has `token` (CSRF-08). */
export const TOKEN_HEADER = 'x-xsrf-token'
/** Carries the public id of a visitor whom the site knows, with calls that count what was seen (ANALYTICS-19). */
export const PUBLIC_ID_HEADER = 'x-public-id'
/** Stored by the client when no token could be had; never a valid one (CSRF-04). */
export const PLACEHOLDER_TOKEN = 'TKN1'
/** Path of the call that returns the token (CSRF-01). */
export const TOKEN_PATH = '/api/CSRF'

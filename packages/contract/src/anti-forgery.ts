// A page's start-up reads these, so no schema may stand here.

/** The anti-forgery header of every call whose endpoint has `token` (CSRF-08). */
export const TOKEN_HEADER = 'x-xsrf-token'
/** Stored by the client when no token could be had; never a valid one (CSRF-04). */
export const PLACEHOLDER_TOKEN = 'TKN1'
/** Where the token comes from (CSRF-01). */
export const TOKEN_PATH = '/api/CSRF'

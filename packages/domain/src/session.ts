/** Milliseconds. A session ends this long after the last call (SESSION-12). */
export const SESSION_MS = 900_000
/** Milliseconds. A "keep me signed in" session (SESSION-13). */
export const REMEMBERED_SESSION_MS = 7_776_000_000
/** Milliseconds before the end at which the warning appears (SESSION-14). */
export const EXPIRY_WARNING_MS = 60_000
/** Milliseconds. If more than this is left, no warning is scheduled (SESSION-15). */
export const EXPIRY_WARNING_HORIZON_MS = 86_400_000
/** Minutes that a locked account stays locked (AUTH-04). */
export const LOCK_MINUTES = 30
/** Wrong passwords within the lock's duration that lock an account (security.md "passwords"). */
export const FAILURES_TO_LOCK = 5
/** Minutes for which a mailed recovery code is valid (AUTH-14). */
export const RECOVERY_MINUTES = 15
/** Characters of a code that is mailed. */
export const MAILED_CODE_LENGTH = 8

/** A typed code as it was mailed: case, spaces and hyphens do not count, which a mail program or a person may add. */
export const mailedCodeIn = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase()
/** Before the code in the fragment of a link that confirms a new email address: browsers send a fragment to no server. */
export const EMAIL_CODE_FRAGMENT = 'email='
/** Days for which a mailed link, and what it keeps, leads back to the step of joining at which a person left. */
export const JOIN_LINK_DAYS = 7

/** Begins the fragment of such a link; the token follows. */
export const JOIN_LINK_FRAGMENT = 'continue='

/** Minutes after a member has proved who they are in which a sensitive change does not ask again. */
export const REAUTHENTICATION_MINUTES = 5
/** Passkeys that a member, and an operator, can have: one for each device, and some in reserve. */
export const MAX_PASSKEYS = 10
/** Characters of the name that a passkey is given. */
export const PASSKEY_NAME_MAX_LENGTH = 40
/** Minutes in which a browser answers the challenge for a passkey: people look for their phone or security key. */
export const PASSKEY_CHALLENGE_MINUTES = 5

/** Id of the mode in which the partner's administration tool shows the site as a member sees it (EMULATION-01). */
export const EMULATION_MODE = 'radmin-emulation'
/** Milliseconds after which an emulation ends, however much it is used. */
export const EMULATION_MS = 1_800_000

/** The error for an e-mail address that no member has. */
export const NO_MEMBER = 'The partner has no member with this e-mail address.'

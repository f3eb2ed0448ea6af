/** The error for an email address that no member has. */
export const NO_MEMBER = 'The partner has no member with this email address.'

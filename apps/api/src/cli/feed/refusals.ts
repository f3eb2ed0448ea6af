/** What to say to who names somebody that is not there. */
export const NO_PARTNER = 'This installation has no such partner. Name the folder under partners/.'
export const NO_MEMBER = 'The partner has no member with this e-mail address.'

/** Id of the question about vendors, while the visitor is asked. A page shows one notice at most. */
export const CONSENT_ID = 'consent'

/** Fragment of the link that opens the visitor's choices; its code loads after the page. */
export const CHOICES_FRAGMENT = '#privacy-choices'

/** Milliseconds for which "Maybe later" hides the install banner: 30 days (PWA-03). */
export const INSTALL_SNOOZE_MS = 30 * 86_400_000

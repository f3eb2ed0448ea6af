/** Minutes in a day. */
const DAY = 1_440

/**
 * Everything that is kept in the browser: where, under which name, and for how long (SESSION-32 … SESSION-48).
 * Values with a lifetime are cookies, search and campaign values end with the browser's tab, marks of what was seen stay.
 * `minutes` is a cookie's lifetime; those without one are written by the server, which knows it.
 */
export const STORED = {
  /** SESSION-32, SESSION-20 */
  publicId: { kind: 'cookie', key: 'public_id' },
  /** Milliseconds since 1970 (SESSION-35, SESSION-11). */
  sessionExpiry: { kind: 'cookie', key: 'session_expiry' },
  /** SESSION-33, SESSION-34 */
  loginRedirect: { kind: 'cookie', key: 'login_redirect', minutes: 60 },
  /** PARAM-09 */
  campaignSource: { kind: 'cookie', key: 'campaign_source', minutes: 2_880 },
  /** SESSION-45 */
  announcementDismissed: { kind: 'cookie', key: 'announcement_dismissed', minutes: DAY },
  /** SESSION-44, CSRF-02 */
  token: { kind: 'session', key: 'csrf_token' },
  /** SESSION-37, PARAM-10 */
  campaign: { kind: 'session', key: 'campaign' },
  /** SESSION-36 */
  selectedMerchant: { kind: 'session', key: 'selected_merchant' },
  /** SESSION-38 */
  searchOptions: { kind: 'session', key: 'search_options' },
  /** SESSION-39 */
  searchLocation: { kind: 'session', key: 'search_location' },
  /** SESSION-40 */
  mapView: { kind: 'session', key: 'map_view' },
  /** SESSION-41 */
  cardRegistration: { kind: 'session', key: 'card_registration' },
  /** SHELL-20, SHELL-21 */
  ssoNoticeDismissed: { kind: 'session', key: 'ssoNoticeDismissed' },
  /** Edits of the profile that are not saved yet; removed when they are saved or discarded, and at a sign-out that the member asked for. */
  profileDraft: { kind: 'session', key: 'profile_draft' },
  /** What was typed into the join form, without passwords; removed once the visitor has joined, and at a sign-out that the member asked for. */
  joinDraft: { kind: 'session', key: 'join_draft' },
  /** SESSION-43 */
  emulationId: { kind: 'session', key: 'emulation_id' },
  /** Milliseconds since 1970 at which this tab was last loaded anew for a part that it missed. */
  renewedAt: { kind: 'session', key: 'renewed_at' },
  /** SESSION-42 */
  generalPopup: { kind: 'local', key: 'general_popup' },
  /** SESSION-46 */
  surveysSeen: { kind: 'local', key: 'surveys_seen' },
  /** SESSION-47 */
  installSnoozedUntil: { kind: 'local', key: 'install_snoozed_until' },
} as const satisfies Record<string, StoredAs>

export type StoredAs =
  | { readonly kind: 'cookie'; readonly key: string; readonly minutes?: number }
  | { readonly kind: 'session' | 'local'; readonly key: string }

export type StoredName = keyof typeof STORED
/** Names that the page itself may write; the other cookies are the server's. */
export type WritableName = {
  [Name in StoredName]: (typeof STORED)[Name] extends { kind: 'cookie' }
    ? (typeof STORED)[Name] extends { minutes: number }
      ? Name
      : never
    : Name
}[StoredName]

/** Minutes in a day. */
const DAY = 1_440

/** Maximum lifetime of a cookie in browsers, in days. */
const MAX_DAYS = 400

/**
 * Everything that is stored in the browser: where, under which name, and for how long (SESSION-32 … SESSION-48).
 * Values with a lifetime, and marks of closed notices that the server draws, are cookies; search and campaign values end with the browser's tab.
 * `minutes` is a cookie's lifetime, or that it ends with the browser's session; the server writes those without one, with its own lifetime.
 */
export const STORED = {
  /** SESSION-32, SESSION-20; the server renews it for a member, with its own lifetime. */
  publicId: { kind: 'cookie', key: 'public_id', minutes: 2_880 },
  /** Milliseconds since 1970 (SESSION-35, SESSION-11). */
  sessionExpiry: { kind: 'cookie', key: 'session_expiry' },
  /** SESSION-33, SESSION-34 */
  loginRedirect: { kind: 'cookie', key: 'login_redirect', minutes: 60 },
  /** PARAM-09 */
  campaignSource: { kind: 'cookie', key: 'campaign_source', minutes: 2_880 },
  /** SESSION-45 */
  announcementDismissed: { kind: 'cookie', key: 'announcement_dismissed', minutes: DAY },
  /** SHELL-11 */
  appAnnouncementDismissed: { kind: 'cookie', key: 'app_announcement_dismissed', minutes: DAY },
  /** SHELL-20, SHELL-21 */
  ssoNoticeDismissed: { kind: 'cookie', key: 'ssoNoticeDismissed', minutes: 'session' },
  /** The visitor's choices about analytics vendors: version, ISO time and each purpose, as JSON. */
  privacyChoices: { kind: 'cookie', key: 'privacy_choices', minutes: 365 * DAY },
  /** The type of the popup (SESSION-42, POPUP-06). Each page renews it, so that it ends only for a visitor who stays away longer. */
  generalPopup: { kind: 'cookie', key: 'general_popup', minutes: MAX_DAYS * DAY },
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
  /** Texts that were searched in this tab, the last one first, as JSON. */
  recentSearches: { kind: 'session', key: 'recent_searches' },
  /** SESSION-40 */
  mapView: { kind: 'session', key: 'map_view' },
  /** SESSION-41 */
  cardRegistration: { kind: 'session', key: 'card_registration' },
  /** Unsaved edits of the profile; removed when they are saved or discarded, and at a sign-out by the member. */
  profileDraft: { kind: 'session', key: 'profile_draft' },
  /** Input of the join form, without passwords; removed once the visitor has joined, and at a sign-out by the member. */
  joinDraft: { kind: 'session', key: 'join_draft' },
  /** Unsent review of a dine; removed when it is sent, and at a sign-out by the member. */
  reviewDraft: { kind: 'session', key: 'review_draft' },
  /** Unsent report of a missing dine; removed when it is sent, and at a sign-out by the member. */
  missingDineDraft: { kind: 'session', key: 'missing_dine_draft' },
  /** Unsent answers to surveys by their ids, as JSON; removed when they are sent, and at a sign-out by the member. */
  surveyDrafts: { kind: 'session', key: 'survey_drafts' },
  /** The key of a booking without an answer, with what it books; removed with its answer, and at a sign-out by the member. */
  bookingKey: { kind: 'session', key: 'booking_key' },
  /** Restaurants chosen for a shortlist that is not shared yet, as JSON. */
  shortlistDraft: { kind: 'session', key: 'shortlist_draft' },
  /** SESSION-43 */
  emulationId: { kind: 'session', key: 'emulation_id' },
  /** Milliseconds since 1970 at which this tab was last reloaded because a part was missing. */
  renewedAt: { kind: 'session', key: 'renewed_at' },
  /** Whether this window's session as an installed app was reported (ANALYTICS-06). */
  standaloneReported: { kind: 'session', key: 'standalone_reported' },
  /** SESSION-46 */
  surveysSeen: { kind: 'local', key: 'surveys_seen' },
  /** Times at which this browser activated bonuses, by public id and code, as JSON (BONUS-12). */
  activatedBonuses: { kind: 'local', key: 'activated_bonuses' },
  /** Ids of restaurants that a visitor has saved, as JSON; they move to the account of a visitor who signs in. */
  favorites: { kind: 'local', key: 'favorites' },
  /** The id with which this browser votes, and the keys of the shortlists that it created, as JSON. */
  shortlists: { kind: 'local', key: 'shortlists' },
  /** That a passkey of this site was used in this browser, so that the sign-in offers it. */
  passkeyUsed: { kind: 'local', key: 'passkey_used' },
  /** Milliseconds since 1970 until which the install banner stays hidden (SESSION-47). */
  installSnoozedUntil: { kind: 'local', key: 'install_snoozed_until' },
} as const satisfies Record<string, StoredAs>

type StoredAs =
  | { readonly kind: 'cookie'; readonly key: string; readonly minutes?: number | 'session' }
  | { readonly kind: 'session' | 'local'; readonly key: string }

export type StoredName = keyof typeof STORED
/** Names that the page itself may write; the server writes the other cookies. */
export type WritableName = {
  [Name in StoredName]: (typeof STORED)[Name] extends { kind: 'cookie' }
    ? (typeof STORED)[Name] extends { minutes: number | 'session' }
      ? Name
      : never
    : Name
}[StoredName]

/**
 * The value of a cookie.
 * @param cookies a Cookie header or `document.cookie`
 */
export function readCookie(cookies: string | null | undefined, name: string): string | undefined {
  for (const pair of (cookies ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return decode(pair.slice(at + 1).trim())
  }
  return undefined
}

/** Any script may have set the cookie, so it may be malformed. */
function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

/**
 * A value for `document.cookie` or Set-Cookie.
 * @param minutes its lifetime; 0 removes it, `session` lets it end with the browser's session
 */
export function writeCookie(name: string, value: string, minutes: number | 'session'): string {
  const age = minutes === 'session' ? '' : ` Max-Age=${Math.round(minutes * 60)};`
  return `${name}=${encodeURIComponent(value)}; Path=/;${age} SameSite=Lax; Secure`
}

/**
 * Values of a visit that this document keeps in a browser that blocks its storage, or whose storage is full: a form needs its token, and step 3 of joining
 * the card. What is to outlive the visit is not kept.
 */
const unkept = new Map<StoredName, string>()

/** Undefined in a browser that blocks it. */
function storageOf(kind: 'session' | 'local'): Storage | undefined {
  try {
    return kind === 'session' ? globalThis.sessionStorage : globalThis.localStorage
  } catch {
    return undefined
  }
}

/** A stored text; undefined if there is none, and on the server. */
export function readStored(name: StoredName): string | undefined {
  const stored: StoredAs = STORED[name]
  if (stored.kind === 'cookie') return typeof document === 'undefined' ? undefined : readCookie(document.cookie, stored.key)
  return storageOf(stored.kind)?.getItem(stored.key) ?? unkept.get(name)
}

/** What a stored JSON text contains; undefined if there is none, or if it is malformed. Any script may have written it. */
function readJson(name: StoredName): unknown {
  try {
    return JSON.parse(readStored(name) ?? 'null')
  } catch {
    return undefined
  }
}

/** The fields of a stored JSON object, each to be checked by its reader; none if nothing is stored, or something else. */
export function readStoredFields(name: StoredName): Readonly<Record<string, unknown>> {
  const value = readJson(name)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

/** The items of a stored JSON list, each to be checked by its reader; none if nothing is stored, or something else. */
export function readStoredList(name: StoredName): readonly unknown[] {
  const value = readJson(name)
  return Array.isArray(value) ? value : []
}

/** Stores a text for the lifetime in the table. On the server it does nothing. */
export function writeStored(name: WritableName, value: string): void {
  const stored: StoredAs = STORED[name]
  if (stored.kind === 'cookie') {
    if (typeof document !== 'undefined') document.cookie = writeCookie(stored.key, value, stored.minutes ?? 0)
    return
  }
  const storage = storageOf(stored.kind)
  try {
    if (storage) return storage.setItem(stored.key, value)
  } catch {
    // The storage is full.
  }
  // A server's process has many visitors.
  if (typeof document !== 'undefined' && stored.kind === 'session') unkept.set(name, value)
}

export function removeStored(name: StoredName): void {
  const stored: StoredAs = STORED[name]
  unkept.delete(name)
  if (stored.kind !== 'cookie') storageOf(stored.kind)?.removeItem(stored.key)
  else if (typeof document !== 'undefined') document.cookie = writeCookie(stored.key, '', 0)
}

/**
 * Values that remain after sign-out: the marks of seen notices, what was saved without an account and did not fit into it, and what belongs to the browser
 * rather than the member. All other values of this visit are removed (SESSION-29).
 */
const KEPT_AFTER_SIGN_OUT: ReadonlySet<StoredName> = new Set([
  'announcementDismissed',
  'appAnnouncementDismissed',
  'generalPopup',
  'privacyChoices',
  'ssoNoticeDismissed',
  'surveysSeen',
  'installSnoozedUntil',
  'standaloneReported',
  'favorites',
  'shortlists',
  'passkeyUsed',
])

/** Clears what is stored for the session (SESSION-29). */
export function forgetSession(): void {
  for (const name of Object.keys(STORED) as StoredName[]) if (!KEPT_AFTER_SIGN_OUT.has(name)) removeStored(name)
}

import { readCookie, writeCookie } from './cookies.ts'
import { STORED, type StoredAs, type StoredName, type WritableName } from './storage-keys.ts'

/** A browser may refuse storage altogether; what would be kept is then forgotten, and nothing else breaks. */
function storageOf(kind: 'session' | 'local'): Storage | undefined {
  try {
    return kind === 'session' ? globalThis.sessionStorage : globalThis.localStorage
  } catch {
    return undefined
  }
}

/** A stored text; undefined when there is none, and on the server. */
export function readStored(name: StoredName): string | undefined {
  const stored: StoredAs = STORED[name]
  if (stored.kind === 'cookie') return typeof document === 'undefined' ? undefined : readCookie(document.cookie, stored.key)
  return storageOf(stored.kind)?.getItem(stored.key) ?? undefined
}

/** Keeps a text for as long as the table says. On the server it does nothing. */
export function writeStored(name: WritableName, value: string): void {
  const stored: StoredAs = STORED[name]
  if (stored.kind === 'cookie') {
    if (typeof document !== 'undefined') document.cookie = writeCookie(stored.key, value, stored.minutes ?? 0)
    return
  }
  try {
    storageOf(stored.kind)?.setItem(stored.key, value)
  } catch {
    // Full or refused: the value is only lost for the next visit.
  }
}

export function removeStored(name: StoredName): void {
  const stored: StoredAs = STORED[name]
  if (stored.kind !== 'cookie') storageOf(stored.kind)?.removeItem(stored.key)
  else if (typeof document !== 'undefined') document.cookie = writeCookie(stored.key, '', 0)
}

/** What signing out leaves behind: the marks of what was seen. All else of this visit goes (SESSION-29). */
const KEPT_AFTER_SIGN_OUT: ReadonlySet<StoredName> = new Set([
  'announcementDismissed',
  'generalPopup',
  'ssoNoticeDismissed',
  'surveysSeen',
  'installSnoozedUntil',
])

/** Clears what is stored for the session (SESSION-29). */
export function forgetSession(): void {
  for (const name of Object.keys(STORED) as StoredName[]) if (!KEPT_AFTER_SIGN_OUT.has(name)) removeStored(name)
}

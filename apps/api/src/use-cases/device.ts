import Bowser from 'bowser'

/** Characters of a header that are read: a browser sends some 150. */
const MAX_READ = 400
/** What a name may look like; the library copies an unknown browser's name from the header. */
const NAME = /^[\w .()-]{1,40}$/

/**
 * Browser and system of a `User-Agent` header, such as "Safari on iOS", by which a member recognizes a session. Neither versions nor models are
 * kept. Null if the header names none.
 */
export function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_READ))
  const names = [browser.name, os.name].filter((name) => name !== undefined && NAME.test(name))
  return names.length === 0 ? null : names.join(' on ')
}

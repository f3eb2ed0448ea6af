/** Begins the subject of somebody who is no test member; their address is the rest. */
const MARK = 'new:'
const MAX_EMAIL = 254

/** The subject of whoever has this address; undefined when it cannot be one. */
export function newSubject(email: string | null): string | undefined {
  const address = (email ?? '').trim().toLowerCase()
  return /^[^\s@]+@[^\s@]+$/.test(address) && address.length <= MAX_EMAIL ? MARK + address : undefined
}

/** The address behind a subject of `newSubject`. */
export function emailOfNew(subject: string): string | undefined {
  return subject.startsWith(MARK) ? subject.slice(MARK.length) : undefined
}

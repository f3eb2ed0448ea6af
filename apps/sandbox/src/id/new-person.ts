/** Prefix of the subject of a person who is not a test member; the rest is their address. */
const VERIFIED = 'new:'
/** The same, for a person whose address the provider has not verified. */
const UNVERIFIED = 'unverified:'
const MAX_EMAIL = 254

interface NewPerson {
  readonly email: string
  /** Whether the provider has verified the address. */
  readonly isVerified: boolean
}

/** The subject of a person with this address; undefined if it cannot be an address. */
export function newSubject(email: string | null, isVerified: boolean): string | undefined {
  const address = (email ?? '').trim().toLowerCase()
  const mark = isVerified ? VERIFIED : UNVERIFIED
  return /^[^\s@]+@[^\s@]+$/.test(address) && address.length <= MAX_EMAIL ? mark + address : undefined
}

/** The person behind a subject of `newSubject`. */
export function newPerson(subject: string): NewPerson | undefined {
  for (const mark of [VERIFIED, UNVERIFIED])
    if (subject.startsWith(mark)) return { email: subject.slice(mark.length), isVerified: mark === VERIFIED }
  return undefined
}

import { readStoredFields, writeStored } from '@dining/session'

/** What this browser knows of shortlists. It is stored nowhere else. */
interface Known {
  /** Identifies the browser when it votes; the server stores only a hash of it and the list. */
  readonly voter?: string
  /** The keys of the lists that it has created, by their tokens. */
  readonly owned: Readonly<Record<string, { readonly key: string; readonly until: string }>>
}

const isOwned = (one: unknown): one is Known['owned'][string] =>
  typeof one === 'object' && one !== null && 'key' in one && typeof one.key === 'string' && 'until' in one && typeof one.until === 'string'

/** Any script may have written the storage, so what has another form is left out; lists that have expired are, too. */
function readKnown(): Known {
  const { voter, owned } = readStoredFields('shortlists')
  const now = new Date().toISOString()
  return {
    ...(typeof voter === 'string' ? { voter } : {}),
    owned: Object.fromEntries(
      Object.entries(typeof owned === 'object' && owned !== null ? owned : {}).flatMap(([token, one]: [string, unknown]) =>
        isOwned(one) && one.until > now ? [[token, { key: one.key, until: one.until }]] : [],
      ),
    ),
  }
}

const write = (known: Known) => writeStored('shortlists', JSON.stringify(known))

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** The id with which this browser has voted; undefined if it has not. */
export function voterOf(): string | undefined {
  const { voter } = readKnown()
  return voter !== undefined && UUID.test(voter) ? voter : undefined
}

/** An id for this page if the browser keeps nothing. */
let unkept: string | undefined

/** The id with which this browser votes. */
export function takeVoter(): string {
  const found = voterOf() ?? unkept
  if (found !== undefined) return found
  unkept = crypto.randomUUID()
  write({ ...readKnown(), voter: unkept })
  return unkept
}

/** The key of a list that this browser has created; undefined for the lists of others. */
export const ownerKeyOf = (token: string): string | undefined => {
  const { owned } = readKnown()
  return Object.hasOwn(owned, token) ? owned[token]?.key : undefined
}

export function keepOwned(token: string, key: string, until: string): void {
  const known = readKnown()
  write({ ...known, owned: { ...known.owned, [token]: { key, until } } })
}

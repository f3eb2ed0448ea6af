import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2)

/** Cost of a hash. */
export interface HashCost {
  readonly memoryKib: number
  readonly passes: number
  readonly lanes: number
}

/** 19 MiB, two passes, one lane: the parameters of security.md "passwords". */
export const HASH_COST: HashCost = { memoryKib: 19_456, passes: 2, lanes: 1 }
/** Maximum cost of a stored hash, so that an invalid row cannot exhaust the machine's memory. */
const MAX_COST: HashCost = { memoryKib: 262_144, passes: 16, lanes: 8 }
const SALT_BYTES = 16
const KEY_BYTES = 32

interface StoredHash {
  readonly cost: HashCost
  readonly salt: Buffer
  readonly key: Buffer
}

/** A hash in PHC string format: `$argon2id$v=19$m=…,t=…,p=…$salt$key`. */
const PHC = /^\$argon2id\$v=19\$m=(\d{1,9}),t=(\d{1,9}),p=(\d{1,9})\$([A-Za-z0-9+/]{11,88})\$([A-Za-z0-9+/]{22,88})$/

function parseHash(hash: string): StoredHash | null {
  const [, memory, passes, lanes, salt = '', key = ''] = PHC.exec(hash) ?? []
  const cost = { memoryKib: Number(memory), passes: Number(passes), lanes: Number(lanes) }
  // Argon2 demands a pass, a lane and 8 KiB a lane.
  const isPossible = cost.passes >= 1 && cost.lanes >= 1 && cost.memoryKib >= 8 * cost.lanes
  const isAllowed = cost.memoryKib <= MAX_COST.memoryKib && cost.passes <= MAX_COST.passes && cost.lanes <= MAX_COST.lanes
  return isPossible && isAllowed ? { cost, salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64') } : null
}

function keyOf(password: string, salt: Buffer, { memoryKib, passes, lanes }: HashCost, keyBytes: number): Promise<Buffer> {
  return derive('argon2id', {
    message: password.normalize('NFC'),
    nonce: salt,
    memory: memoryKib,
    passes,
    parallelism: lanes,
    tagLength: keyBytes,
  })
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/** Hashes a password for storage, as a PHC string. Takes about 25 ms of one core. */
export async function hashPassword(password: string, cost: HashCost = HASH_COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await keyOf(password, salt, cost, KEY_BYTES)
  return `$argon2id$v=19$m=${cost.memoryKib},t=${cost.passes},p=${cost.lanes}$${base64(salt)}$${base64(key)}`
}

/** Compared with when there is no hash, so that unknown addresses take the same time. */
const noHash = (cost: HashCost): StoredHash => ({ cost, salt: Buffer.alloc(SALT_BYTES), key: Buffer.alloc(KEY_BYTES) })

/**
 * Whether the password matches the hash. The parameters of the hash are used, so hashes of an earlier cost stay valid.
 * @param hash null for no such member, or one without a password: takes as long as a hash of the present cost, and is never true
 * @param presentCost cost of new hashes
 */
export async function verifyPassword(password: string, hash: string | null, presentCost: HashCost = HASH_COST): Promise<boolean> {
  const stored = hash === null ? null : parseHash(hash)
  const { cost, salt, key } = stored ?? noHash(presentCost)
  const given = await keyOf(password, salt, cost, key.length)
  return timingSafeEqual(given, key) && stored !== null
}

/** Whether this hash has another cost than the present one. It is replaced at sign-in, when the password is available. */
export function isOutdatedHash(hash: string, present: HashCost = HASH_COST): boolean {
  const stored = parseHash(hash)
  return (
    stored === null ||
    stored.cost.memoryKib !== present.memoryKib ||
    stored.cost.passes !== present.passes ||
    stored.cost.lanes !== present.lanes ||
    stored.salt.length !== SALT_BYTES ||
    stored.key.length !== KEY_BYTES
  )
}

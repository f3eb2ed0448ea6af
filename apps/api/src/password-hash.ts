import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2)

/** 19 MiB, two passes, one lane: the figures of security.md "passwords". */
const MEMORY_KIB = 19_456
const PASSES = 2
const LANES = 1
const SALT_BYTES = 16
const KEY_BYTES = 32

const PREFIX = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$`

function keyOf(password: string, salt: Buffer): Promise<Buffer> {
  return derive('argon2id', {
    message: password.normalize('NFC'),
    nonce: salt,
    memory: MEMORY_KIB,
    passes: PASSES,
    parallelism: LANES,
    tagLength: KEY_BYTES,
  })
}

/** Hashes a password for keeping, as a PHC string. Takes about 25 ms of one core. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await keyOf(password, salt)
  return `${PREFIX}${salt.toString('base64').replaceAll('=', '')}$${key.toString('base64').replaceAll('=', '')}`
}

/** What nobody's password hashes to; compared with for unknown addresses, so that they take the same time. */
const NOBODY = Buffer.alloc(KEY_BYTES)

/** Is this the password of that hash? `null` (no such member, or one without a password) takes as long and is never true. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [salt = '', key = ''] = hash?.startsWith(PREFIX) ? hash.slice(PREFIX.length).split('$') : []
  const expected = key === '' ? NOBODY : Buffer.from(key, 'base64')
  const given = await keyOf(password, salt === '' ? Buffer.alloc(SALT_BYTES) : Buffer.from(salt, 'base64'))
  return key !== '' && timingSafeEqual(given, expected)
}

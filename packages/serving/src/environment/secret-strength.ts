/** Minimum number of characters of a secret. */
export const SHORTEST_SECRET = 32
/** Different characters that a random secret of that length always has. */
const FEWEST_DIFFERENT = 8

/** Parts of secrets that are copied from documentation and examples. Each is too long to occur in a random secret by chance. */
const WELL_KNOWN = [
  'changeme',
  'change-me',
  'secret',
  'passw',
  'example',
  'default',
  'sample',
  'demonstration',
  '01234567',
  'abcdefgh',
  'qwerty',
]

/** Whether this secret is short, repetitive or a well-known example. A random one (`openssl rand -hex 32`) is not. */
export function isWeakSecret(secret: string): boolean {
  const folded = secret.toLowerCase()
  return (
    secret.length < SHORTEST_SECRET ||
    new Set(folded).size < FEWEST_DIFFERENT ||
    /^(.+?)\1+$/.test(folded) ||
    WELL_KNOWN.some((part) => folded.includes(part))
  )
}

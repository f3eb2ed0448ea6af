const [C1, C2] = [0xcc_9e_2d_51, 0x1b_87_35_93]

const rotate = (word: number, bits: number) => (word << bits) | (word >>> (32 - bits))
const scramble = (word: number) => Math.imul(rotate(Math.imul(word, C1), 15), C2)

/**
 * MurmurHash3 (x86, 32 bit) of the UTF-8 bytes of a text, by its public definition. It spreads similar texts evenly and is no protection: keys with a
 * wanted hash are easy to find.
 * @param seed 32 bits
 * @returns 0 … 2³² - 1
 */
export function murmur3(text: string, seed = 0): number {
  const bytes = new TextEncoder().encode(text)
  const words = new DataView(bytes.buffer)
  const whole = bytes.length & ~3
  let hash = seed
  for (let at = 0; at < whole; at += 4) hash = (Math.imul(rotate(hash ^ scramble(words.getUint32(at, true)), 13), 5) + 0xe6_54_6b_64) | 0
  let rest = 0
  for (let at = bytes.length - 1; at >= whole; at -= 1) rest = (rest << 8) | (bytes[at] ?? 0)
  hash ^= scramble(rest) ^ bytes.length
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35)
  return (hash ^ (hash >>> 16)) >>> 0
}

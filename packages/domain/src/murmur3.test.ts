import { expect, it } from 'vitest'

import { murmur3 } from './murmur3.ts'

/** Of the reference implementation (SMHasher) and of other implementations' tests. */
const VECTORS = [
  ['', 0, 0],
  ['', 1, 0x51_4e_28_b7],
  ['', 0xff_ff_ff_ff, 0x81_f1_6f_39],
  ['\0', 0, 0x51_4e_28_b7],
  ['\0\0', 0, 0x30_f4_c3_06],
  ['\0\0\0', 0, 0x85_f0_b4_27],
  ['\0\0\0\0', 0, 0x23_62_f9_de],
  ['!Ce', 0, 0x7e_4a_86_34],
  ['!C', 0, 0xa0_f7_b0_7a],
  ['!', 0, 0x72_66_1c_f4],
  ['aaaa', 0x97_47_b2_8c, 0x5a_97_80_8a],
  ['aaa', 0x97_47_b2_8c, 0x28_3e_01_30],
  ['abcd', 0x97_47_b2_8c, 0xf0_47_86_27],
  ['abc', 0x97_47_b2_8c, 0xc8_4a_62_dd],
  ['Hello, world!', 0x97_47_b2_8c, 0x24_88_4c_ba],
  ['The quick brown fox jumps over the lazy dog', 0x97_47_b2_8c, 0x2f_a8_26_cd],
  ['ππππππππ', 0x97_47_b2_8c, 0xd5_80_63_c1],
] as const

it.each(VECTORS)('hashes %j with the seed %i to %i', (text, seed, hash) => {
  expect(murmur3(text, seed)).toBe(hash)
})

import { expect, it } from 'vitest'

import { hashPassword, verifyPassword } from './password-hash.ts'

it('hashes with Argon2id, 19 MiB and two passes, and a salt of its own each time', async () => {
  const [one, two] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(one).not.toBe(two)
})

it('knows the password again, in any Unicode form, and no other', async () => {
  const hash = await hashPassword('Café au lait')
  expect(await verifyPassword('Cafe\u0301 au lait', hash)).toBe(true)
  expect(await verifyPassword('Cafe au lait', hash)).toBe(false)
  expect(await verifyPassword('', hash)).toBe(false)
})

it('refuses every password of nobody, after the same work', async () => {
  // The shortest of several tries is the work itself; a machine that does much else only ever adds to it.
  const shortest = async (hash: string | null) => {
    const times: number[] = []
    for (let round = 0; round < 5; round++) {
      const started = performance.now()
      expect(await verifyPassword('whatever', hash)).toBe(false)
      times.push(performance.now() - started)
    }
    return Math.min(...times)
  }
  const known = await shortest(await hashPassword('something else'))
  expect(await shortest(null)).toBeGreaterThan(known / 4)
})

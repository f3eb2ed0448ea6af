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
  const timed = async (hash: string | null) => {
    const started = performance.now()
    const answer = await verifyPassword('whatever', hash)
    return { answer, ms: performance.now() - started }
  }
  const hash = await hashPassword('something else')
  const known = await timed(hash)
  const unknown = await timed(null)
  expect(unknown.answer).toBe(false)
  expect(unknown.ms).toBeGreaterThan(known.ms / 4)
})

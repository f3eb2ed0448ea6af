import { describe, expect, it } from 'vitest'

import { hashPassword, isOutdatedHash, verifyPassword } from './password-hash.ts'

it('hashes with Argon2id, 19 MiB and two passes, and a salt of its own each time', async () => {
  const [one, two] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(one).not.toBe(two)
})

it('verifies the password in any Unicode form, and no other password', async () => {
  const hash = await hashPassword('Café au lait')
  expect(await verifyPassword('Cafe\u0301 au lait', hash)).toBe(true)
  expect(await verifyPassword('Cafe au lait', hash)).toBe(false)
  expect(await verifyPassword('', hash)).toBe(false)
})

describe('a hash of another cost', () => {
  const CHEAPER = { memoryKib: 8_192, passes: 1, lanes: 1 }

  it('is verified with its own parameters, and is outdated', async () => {
    const hash = await hashPassword('correct horse', CHEAPER)
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=8192,t=1,p=1\$/)
    expect([await verifyPassword('correct horse', hash), await verifyPassword('another', hash)]).toEqual([true, false])
    expect([isOutdatedHash(hash), isOutdatedHash(await hashPassword('correct horse'))]).toEqual([true, false])
  })

  it('is verified as other programs write it', async () => {
    // Made with the reference implementation: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1 -l 24
    const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$RdescudvJCsgt3ub+b3WGDVJJnGTBi/uXqp1MJFU+Y8'
    expect(isOutdatedHash(hash)).toBe(true)
    expect(await verifyPassword('not the password', hash)).toBe(false)
  })

  it.each([
    '$argon2id$v=19$m=4194304,t=2,p=1$c29tZXNhbHQ$RdescudvJCsgt3ub+b3WGDVJJnGTBi/uXqp1MJFU+Y8',
    '$argon2id$v=19$m=19456,t=999,p=1$c29tZXNhbHQ$RdescudvJCsgt3ub+b3WGDVJJnGTBi/uXqp1MJFU+Y8',
    '$argon2id$v=19$m=1,t=0,p=0$c29tZXNhbHQ$RdescudvJCsgt3ub+b3WGDVJJnGTBi/uXqp1MJFU+Y8',
    '$argon2id$v=16$m=19456,t=2,p=1$c29tZXNhbHQ$RdescudvJCsgt3ub+b3WGDVJJnGTBi/uXqp1MJFU+Y8',
    '$2b$12$abcdefghijklmnopqrstuv',
    '',
  ])('is never true when it cannot be computed here: %j', async (hash) => {
    expect([await verifyPassword('password', hash), isOutdatedHash(hash)]).toEqual([false, true])
  })
})

it('rejects every password of an unknown member after the same work', async () => {
  expect(await verifyPassword('whatever', null)).toBe(false)
  // A cost that Argon2 refuses shows that a hash at the present cost is computed without a stored one, too.
  await expect(verifyPassword('whatever', null, { memoryKib: 1, passes: 1, lanes: 1 })).rejects.toThrow()
})

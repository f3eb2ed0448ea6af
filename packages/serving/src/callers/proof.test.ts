import { describe, expect, it } from 'vitest'

import { STUDIO_CALLER, type CallerKey } from './caller-keys.ts'
import { createSigner, createVerifier, PROOF_HEADER, PROOF_LIFE_MS, type ProvenRequest } from './proof.ts'
import { rotateKey } from './rotate-key.ts'

const START = Date.parse('2026-11-22T10:00:00Z')
const REQUEST: ProvenRequest = { method: 'POST', path: '/api/SignIn?a=b', requestId: 'abc-12345' }
const AT_ONCE = { startsInMs: 0, overlapMs: 0 }

function world(callers: readonly string[] = ['one', 'two', STUDIO_CALLER]) {
  const clock = { now: START }
  const state: { keys: readonly CallerKey[] } = { keys: [] }
  for (const caller of callers) state.keys = rotateKey(state.keys, { caller, ...AT_ONCE }, START)
  const keys = { current: () => state.keys }
  const now = () => clock.now
  const verify = createVerifier(keys, now)
  const proofOf = (caller: string, request = REQUEST) => {
    const signer = createSigner(keys, caller, now)
    if (!signer.ok) throw new Error(signer.error)
    return signer.value(request)[PROOF_HEADER] ?? null
  }
  const check = (proof: string | null, caller = 'one', request = REQUEST) => {
    const result = verify({ ...request, caller, proof })
    return result.ok ? 'accepted' : result.error
  }
  return { clock, state, proofOf, check, keys, now }
}

describe('a proof', () => {
  it('is accepted from the caller that the key belongs to, once', () => {
    const { proofOf, check } = world()
    const proof = proofOf('one')
    expect([check(proof), check(proof)]).toEqual(['accepted', 'replayed'])
    expect(check(proofOf(STUDIO_CALLER), STUDIO_CALLER)).toBe('accepted')
  })

  it.each([
    ['another partner', 'two'],
    ['the studio', STUDIO_CALLER],
    ['no partner', ''],
    ['two partners', 'one, two'],
  ])('of one partner is refused for %s', (_, caller) => {
    const { proofOf, check } = world()
    expect(check(proofOf('one'), caller)).toBe('wrong-caller')
  })

  it.each([
    [{ ...REQUEST, method: 'GET' }],
    [{ ...REQUEST, path: '/api/SignIn?a=c' }],
    [{ ...REQUEST, path: '/api/SignOut?a=b' }],
    [{ ...REQUEST, requestId: 'abc-12346' }],
  ])('is refused for another request: %j', (other) => {
    const { proofOf, check } = world()
    expect(check(proofOf('one'), 'one', other)).toBe('wrong-signature')
  })

  it.each(['/api/a b', '/api/%7Ea', '/api/../a', '//evil/api', '/api/é?q=é', '/api/{a}?b="c"'])(
    'covers %s as a URL parser writes it',
    (path) => {
      const { proofOf, check } = world()
      const { pathname, search } = new URL(`http://host${path}`)
      expect(check(proofOf('one', { ...REQUEST, path }), 'one', { ...REQUEST, path: pathname + search })).toBe('accepted')
    },
  )

  it('is refused outside its lifetime', () => {
    const { clock, proofOf, check } = world()
    const [late, early] = [proofOf('one'), proofOf('one')]
    clock.now = START + PROOF_LIFE_MS + 1
    expect(check(late)).toBe('expired')
    clock.now = START - PROOF_LIFE_MS - 1
    expect(check(early)).toBe('expired')
  })

  it('cannot be replayed at any time of its lifetime', () => {
    const { clock, proofOf, check } = world()
    const proof = proofOf('one')
    expect(check(proof)).toBe('accepted')
    for (let at = START - PROOF_LIFE_MS; at <= START + 4 * PROOF_LIFE_MS; at += 1_000) {
      clock.now = at
      expect(check(proof)).not.toBe('accepted')
    }
  })

  it.each([
    [null, 'missing'],
    ['', 'malformed'],
    ['v1.a.1.b.c', 'malformed'],
    ['v2.x', 'malformed'],
  ])('%j is refused', (proof, why) => expect(world().check(proof)).toBe(why))

  it('with any character changed is refused', () => {
    const { proofOf, check } = world()
    const proof = proofOf('one') ?? ''
    const accepted = Array.from(proof, (character, at) => {
      const changed = proof.slice(0, at) + (character === 'A' ? 'B' : 'A') + proof.slice(at + 1)
      return check(changed) === 'accepted' ? at : -1
    })
    // The last character of the signature has two unused bits.
    expect(accepted.filter((at) => at >= 0 && at < proof.length - 1)).toEqual([])
  })
})

describe('a rotation', () => {
  const rotation = { caller: 'one', startsInMs: 60_000, overlapMs: 3_600_000 }

  it('refuses no request, whether the API or the caller reads its new file first', () => {
    const { clock, state, keys, now, check, proofOf } = world()
    const before = state.keys
    const after = rotateKey(before, rotation, START)
    const callerFile = { keys: before }
    const signer = createSigner({ current: () => callerFile.keys }, 'one', now)
    const proof = () => (signer.ok ? (signer.value(REQUEST)[PROOF_HEADER] ?? null) : null)
    callerFile.keys = after
    expect(check(proof())).toBe('accepted')
    state.keys = after
    const idOf = (text: string | null) => text?.split('.')[1]
    expect(idOf(proof())).toBe(before[0]?.id)
    clock.now += 60_000
    expect(idOf(proof())).toBe(keys.current().at(-1)?.id)
    expect([check(proof()), check(proofOf('two'), 'two')]).toEqual(['accepted', 'accepted'])
  })

  it('ends the old key after the overlap and removes it with the next rotation', () => {
    const { clock, state, check, proofOf } = world(['one'])
    const old = state.keys
    const oldSigner = createSigner({ current: () => old }, 'one', () => clock.now)
    const oldProof = () => (oldSigner.ok ? (oldSigner.value(REQUEST)[PROOF_HEADER] ?? null) : null)
    state.keys = rotateKey(old, rotation, START)
    clock.now += 3_659_999
    expect(check(oldProof())).toBe('accepted')
    clock.now += 1
    expect(check(oldProof())).toBe('unknown-key')
    expect(check(proofOf('one'))).toBe('accepted')
    expect(rotateKey(state.keys, rotation, clock.now).map(({ id }) => id)).not.toContain(old[0]?.id)
  })
})

it('a caller without a key gets an error that explains how to add one', () => {
  expect(createSigner({ current: () => [] }, 'one')).toEqual({ ok: false, error: expect.stringContaining('pnpm api caller-keys rotate') })
})

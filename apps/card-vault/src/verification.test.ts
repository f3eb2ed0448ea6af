import { confirmVerificationAnswerSchema, startVerificationAnswerSchema } from '@dining/contract'
import { startProcessor } from '@dining/sandbox/processor'
import { describe, expect, it } from 'vitest'

import { NETWORK_TOKEN, testVaults, VISA, type VaultUnderTest } from './testing/vault-under-test.ts'

const { openVault, processor } = testVaults()

describe('verifying that somebody holds a card', () => {
  const start = (vault: VaultUnderTest, fingerprint: string) => vault.ask(startVerificationAnswerSchema, '/verifications', { fingerprint })
  const confirm = (vault: VaultUnderTest, id: string, code: string) =>
    vault.ask(confirmVerificationAnswerSchema, '/verifications/confirm', { id, code })
  const codeShown = () => processor().ledger.codes()[0]?.code ?? ''
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

  async function started() {
    const vault = await openVault()
    await vault.link(VISA)
    const fingerprint = vault.keyring.fingerprint(VISA)
    const answer = await start(vault, fingerprint)
    if (answer.result !== 'started') throw new Error(answer.reason)
    return { vault, fingerprint, id: answer.id, answer, code: codeShown() }
  }

  it('confirms the code that the processor shows, also when it is sent twice', async () => {
    const { vault, fingerprint, id, answer, code } = await started()
    expect(answer).toMatchObject({ lastFour: '4242', expiresAt: '2026-11-20T12:10:00.000Z' })
    expect(await confirm(vault, id, code)).toEqual({ result: 'confirmed', fingerprint })
    expect(await confirm(vault, id, code)).toEqual({ result: 'confirmed', fingerprint })
    expect(await (await fetch(processor().url)).text()).toContain(code)
  })

  it('allows five wrong codes, and then not even the right one', async () => {
    const { vault, id, code } = await started()
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(vault, id, wrong(code))))
    const left = answers.map((one) => (one.result === 'wrong-code' ? one.attemptsLeft : -1))
    expect(left.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4])
    expect(await confirm(vault, id, code)).toEqual({ result: 'expired' })
  })

  it('refuses a code after ten minutes, and an unknown verification', async () => {
    const { vault, id, code } = await started()
    vault.clock.now += 10 * 60_000
    expect(await confirm(vault, id, code)).toEqual({ result: 'expired' })
    expect(await confirm(vault, 'ver_unknown', code)).toEqual({ result: 'expired' })
  })

  it('starts at most ten verifications of a card a day, and none of an unknown card', async () => {
    const { vault, fingerprint } = await started()
    for (let count = 1; count < 10; count++) expect(await start(vault, fingerprint)).toMatchObject({ result: 'started' })
    expect(await start(vault, fingerprint)).toEqual({ result: 'refused', reason: 'too-many' })
    vault.clock.now += 24 * 60 * 60_000 + 1
    expect(await start(vault, fingerprint)).toMatchObject({ result: 'started' })
    expect(await start(vault, 'a'.repeat(43))).toEqual({ result: 'refused', reason: 'unknown-card' })
  })

  it('starts no more than ten when more are asked for at the same moment', async () => {
    const { vault, fingerprint } = await started()
    const before = processor().ledger.codes().length
    const answers = await Promise.all(Array.from({ length: 12 }, () => start(vault, fingerprint)))
    expect(answers.filter(({ result }) => result === 'started').length).toBeLessThan(10)
    expect(processor().ledger.codes().length - before).toBeLessThan(10)
  })

  it('does not use up an attempt when the processor does not answer', async () => {
    const second = await startProcessor({ token: NETWORK_TOKEN })
    const vault = await openVault(second.url)
    await vault.link(VISA)
    const answer = await start(vault, vault.keyring.fingerprint(VISA))
    const id = answer.result === 'started' ? answer.id : ''
    await second.close()
    for (let count = 0; count < 6; count++) expect((await vault.post('/verifications/confirm', { id, code: '123456' })).status).toBe(503)
    expect((await vault.post('/verifications', { fingerprint: vault.keyring.fingerprint(VISA) })).status).toBe(503)
  })
})

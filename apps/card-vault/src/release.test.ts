import { startProcessor } from '@dining/sandbox/processor'
import { describe, expect, it } from 'vitest'

import { NETWORK_TOKEN, testVaults, tokenOf, VISA } from './testing/vault-under-test.ts'

const { openVault, registrations } = testVaults()

describe('releasing a card', () => {
  it('ends the registration and removes the row; linking it again returns the same vault token', async () => {
    const vault = await openVault()
    const token = tokenOf(await vault.link('6011111111111117'))
    expect(await vault.release(token)).toEqual({ result: 'released' })
    expect(registrations('1117')).toEqual([])
    expect(await vault.store.cards.find(token)).toBeNull()
    expect(await vault.release(token)).toEqual({ result: 'released' })
    expect(tokenOf(await vault.link('6011111111111117'))).toBe(token)
    expect(registrations('1117')).toHaveLength(1)
  })

  it("leaves another partner's registration of the same card", async () => {
    const vault = await openVault()
    const token = tokenOf(await vault.link('371449635398431'))
    const other = tokenOf(await vault.link('371449635398431', 'two'))
    await vault.release(token)
    expect(await vault.release(other, 'one')).toEqual({ result: 'released' })
    expect(await vault.store.cards.find(other)).toMatchObject({ state: 'registered' })
    expect(registrations('8431', 'two')).toHaveLength(1)
  })

  it('is completed by linking the card again, which registers it again', async () => {
    const vault = await openVault()
    const token = tokenOf(await vault.link('5105105105105100'))
    const [before] = registrations('5100')
    await vault.store.cards.markReleasing('one', token, vault.clock.now)
    expect(tokenOf(await vault.link('5105105105105100'))).toBe(token)
    expect(registrations('5100')).toHaveLength(1)
    expect(registrations('5100')).not.toEqual([before])
  })

  it('is repeated until the networks confirm it', async () => {
    const second = await startProcessor({ token: NETWORK_TOKEN })
    const vault = await openVault(second.url)
    const token = tokenOf(await vault.link(VISA))
    await second.close()
    expect(await vault.release(token)).toEqual({ result: 'releasing' })
    // The card is not linked anew before the old registration has ended.
    expect(await vault.link(VISA)).toEqual({ result: 'unavailable' })
    vault.clock.now += 60 * 60_000
    await vault.maintain()
    expect(await vault.store.cards.find(token)).toMatchObject({ state: 'releasing' })

    const again = await startProcessor({ token: NETWORK_TOKEN, port: second.port })
    vault.clock.now += 60 * 60_000
    await vault.maintain()
    expect(await vault.store.cards.find(token)).toBeNull()
    expect(await vault.link(VISA)).toMatchObject({ result: 'token', token })
    await again.close()
  })
})

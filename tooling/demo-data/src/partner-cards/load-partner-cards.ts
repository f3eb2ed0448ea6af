import { setTimeout } from 'node:timers/promises'

import { demonstrationMemberId, demonstrationRepo, insertRows, type Store } from '@dining/api/data-loading'
import { loadCardNumber, type VaultAddress } from '@dining/card-vault/load'
import type { Partner } from '@dining/partner-kit'

import { demoPartnerCards } from './demo-partner-cards.ts'

/** Milliseconds between two tries while the vault starts, and until the load gives up: a later start tries again. */
const RETRY_MS = 1_000
const PATIENCE_MS = 10 * 60_000

export interface PartnerCardLoad {
  readonly store: Store
  readonly partners: readonly Partner[]
  readonly vault: VaultAddress
  readonly asOf: Date
  readonly signal?: AbortSignal
}

/**
 * Loads the cards that partners know of demonstration members: the numbers into the vault, its tokens into the database. Each partner is one
 * transaction that records it, so a repeated load does only what is missing. Waits for the vault.
 */
export async function loadPartnerCards({ store, partners, vault, asOf, signal }: PartnerCardLoad): Promise<void> {
  const done = await store.owner((tx) => demonstrationRepo(tx).steps())
  const missing = partners.filter((partner) => demoPartnerCards(partner).length > 0 && !done.has(`partner-cards:${partner.program.id}`))
  const until = Date.now() + PATIENCE_MS
  for (const partner of missing) {
    const rows = await rowsOf(partner, { vault, asOf, until, signal })
    if (rows === null) return
    await store.owner(async (tx) => {
      await insertRows(tx, 'partner_card', rows)
      await demonstrationRepo(tx).add(`partner-cards:${partner.program.id}`, asOf)
    })
  }
}

interface Wait extends Pick<PartnerCardLoad, 'vault' | 'asOf'> {
  readonly until: number
  readonly signal: AbortSignal | undefined
}

/** The rows of a partner's cards; null if the vault has not answered in time. */
async function rowsOf(partner: Partner, { vault, asOf, until, signal }: Wait): Promise<object[] | null> {
  const { id: partnerId } = partner.program
  const rows: object[] = []
  for (const card of demoPartnerCards(partner)) {
    let answer = await loadCardNumber(vault, partnerId, card.number)
    while (answer?.result !== 'loaded') {
      if (signal?.aborted || Date.now() > until || answer?.result === 'refused') return null
      await setTimeout(RETRY_MS, undefined, { ref: false })
      answer = await loadCardNumber(vault, partnerId, card.number)
    }
    rows.push({
      partner_id: partnerId,
      id: card.id,
      member_id: demonstrationMemberId(card.publicId),
      vault_token: answer.token,
      card_type: card.brand,
      last_four: card.hasLastFour ? answer.lastFour : null,
      description: card.description,
      from_service: false,
      imported_at: asOf,
    })
  }
  return rows
}

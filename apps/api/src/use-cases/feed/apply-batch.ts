import { feedRepo } from '../../store/repositories/feed.ts'
import type { Tx } from '../../store/tables.ts'
import type { Account } from './account.ts'
import { applyLine, memberKey, type Batch, type FeedDeps, type LineOutcome } from './apply-line.ts'
import type { FeedLine } from './feed-line.ts'

/** A line, and its text as it is stored if it has no member. */
export interface ReadLine {
  readonly line: FeedLine
  readonly text: Readonly<Record<string, string>>
}

/** Lines of one transaction: few enough that requests hardly wait for it where the engine has one connection. */
export const BATCH_LINES = 50

/** Conflicts of two imports: a deadlock, or the same new line at the same moment. The batch was rolled back and is repeated. */
const RETRIED_CODES = new Set(['40001', '40P01', '23505'])
const MAX_TRIES = 8

async function readAccounts(tx: Tx, { partners }: FeedDeps, lines: readonly ReadLine[]) {
  const repo = feedRepo(tx)
  const cards = (await repo.cards([...new Set(lines.map(({ line }) => line.vaultToken))])).filter((card) => partners.has(card.partner_id))
  const members = new Map(
    (await repo.lockMembers(cards.map((card) => ({ partnerId: card.partner_id, memberId: card.member_id })))).map((row) => [
      memberKey(row.partner_id, row.id),
      row,
    ]),
  )
  const accounts = new Map<string, Account[]>()
  for (const card of cards) {
    const partner = partners.get(card.partner_id)
    const member = members.get(memberKey(card.partner_id, card.member_id))
    if (!partner || !member) continue
    accounts.set(card.vault_token, [...(accounts.get(card.vault_token) ?? []), { partner, member, card }])
  }
  return { accounts, members }
}

async function applyAll(tx: Tx, deps: FeedDeps, lines: readonly ReadLine[]): Promise<LineOutcome[]> {
  const repo = feedRepo(tx)
  const now = deps.clock()
  const { accounts, members } = await readAccounts(tx, deps, lines)
  const merchants = await repo.merchants([...new Set(lines.map(({ line }) => line.networkMerchantId))])
  const batch: Batch = { tx, deps, now, accounts, members, merchants: new Map(merchants.map((row) => [row.network_id, row])) }
  const outcomes: LineOutcome[] = []
  const kept = new Map<string, Parameters<typeof repo.keepUnmatched>[0][number]>()
  const found: string[] = []
  for (const { line, text } of lines) {
    const outcome = await applyLine(batch, line)
    outcomes.push(outcome)
    const id = line.sourceTransactionId
    if (outcome.kind === 'unmatched') {
      kept.set(id, {
        id,
        source_transaction_id: id,
        network_merchant_id: line.networkMerchantId,
        received_at: now,
        reason: outcome.reason,
        line: JSON.stringify(text),
      })
    } else found.push(id)
  }
  await repo.keepUnmatched([...kept.values()].filter(({ id }) => !found.includes(id)))
  await repo.dropUnmatched(found)
  return outcomes
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}

/** Applies lines in one transaction: all of them or, if the process is killed, none. */
export async function applyBatch(deps: FeedDeps, lines: readonly ReadLine[]): Promise<LineOutcome[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await deps.store.owner((tx) => applyAll(tx, deps, lines))
    } catch (error) {
      if (attempt === MAX_TRIES || !RETRIED_CODES.has(codeOf(error))) throw error
    }
  }
}

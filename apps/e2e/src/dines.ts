import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { newCardNumber } from '@dining/card-vault/testing'
import { expect, type Page } from '@playwright/test'

import { linkCard, newcomer, type NewMember } from './members.ts'
import { memberSteps } from './member-steps.ts'
import { api } from './operators.ts'
import type { Site } from './site.ts'

type Line = Readonly<Record<string, unknown>>

/**
 * Gives a member a dine at a restaurant, from the feed of the card network, for the card that was linked last.
 * @param more other fields of the line
 * @returns the id of the transaction
 */
export async function dineOf(
  site: Pick<Site, 'partner'>,
  member: Pick<NewMember, 'email'>,
  merchantId: string,
  more: Line = {},
): Promise<string> {
  const [id = ''] = await dinesOf(site, member, merchantId, [more])
  return id
}

/** The same for several dines, in one import. @param lines other fields of each */
export async function dinesOf(
  site: Pick<Site, 'partner'>,
  member: Pick<NewMember, 'email'>,
  merchantId: string,
  lines: readonly Line[],
): Promise<readonly string[]> {
  const file = join(mkdtempSync(join(tmpdir(), 'feed-')), 'dines.ndjson')
  const sample = ['feed', 'sample', '--partner', site.partner.program.id, '--email', member.email, '--merchant', merchantId]
  await api(...sample, '--out', file, '--amount', '64.00')
  const line: Line = JSON.parse(readFileSync(file, 'utf8').split('\n')[0] ?? '')
  const written = lines.map((more) => ({ ...line, sourceTransactionId: randomUUID(), ...more }))
  writeFileSync(file, written.map((one) => JSON.stringify(one)).join('\n'))
  await api('feed', 'import', file)
  return written.map(({ sourceTransactionId }) => sourceTransactionId)
}

/** A new member with a linked card, signed in. */
export async function newMemberWithCard(page: Page, site: Pick<Site, 'partner'>): Promise<NewMember> {
  const member = newcomer(site.partner)
  await memberSteps(page, site.partner).join(member, { emailOptIn: true })
  await linkCard(page, newCardNumber())
  await expect(page).toHaveURL(/\/card_added$/)
  return member
}

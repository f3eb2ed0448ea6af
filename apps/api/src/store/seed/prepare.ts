import type { Partner } from '@dining/partner-kit'

import { hashPassword } from '../../password-hash.ts'
import { emailKey } from '../../use-cases/email-key.ts'
import { insertRows } from '../insert-rows.ts'
import { operatorRepo } from '../repositories/operator.ts'
import { searchWordRepo } from '../repositories/search-word.ts'
import type { Store } from '../store.ts'
import type { Tx } from '../tables.ts'
import { bindDemoIdentities } from './demo-identities.ts'
import { DEMO_OPERATOR, DEMO_PASSWORD } from './demo-members.ts'
import { demoRows } from './demo-rows.ts'
import { MERCHANT_COUNT, buildMerchants } from './merchants.ts'

/** Where demonstration members dine: around the place that visitors without a position are taken to be in. */
const DINING_AREA = { latitude: 40.7577, longitude: -73.9857, degrees: 0.2, merchants: 400 }

export interface Preparation {
  /** Partners of the installation; one that is added later gets its members at the next preparation. */
  readonly partners: Iterable<Partner>
  /** Issuers of the demonstration's providers, by partner: its members sign in there. None where a real provider is in use. */
  readonly demoIssuers?: ReadonlyMap<string, string>
  /** Adds the demonstration operator of the studio, once. */
  readonly demoOperator?: boolean
  /** The day that dates of offers, reviews and dines lie around. */
  readonly asOf: Date
  readonly onProgress?: (text: string) => void
  /** Fewer merchants, for tests that need no crowd. */
  readonly merchants?: number
}

/**
 * Fills a store with the default data: places, merchants, and the demonstration members of each partner with their cards and dines.
 * Each step is one transaction that leaves its mark, so a repeated or interrupted preparation does only what is missing.
 */
export async function prepareStore(
  store: Store,
  { partners, demoIssuers = new Map(), demoOperator = false, asOf, onProgress = () => undefined, merchants = MERCHANT_COUNT }: Preparation,
): Promise<void> {
  if (await missing(store, 'default-data')) await prepareReference(store, asOf, merchants, onProgress)
  const waiting: Partner[] = []
  for (const partner of partners) {
    if (partner.program.enrollmentType !== 'none' && (await missing(store, memberMark(partner)))) waiting.push(partner)
  }
  if (waiting.length > 0) await prepareMembers(store, waiting, asOf, onProgress)
  if (demoOperator && (await missing(store, 'demo-operator'))) await prepareOperator(store, asOf)
  // Each time: the provider's address changes with the port that the demonstration is served on.
  for (const partner of partners) {
    const issuer = demoIssuers.get(partner.program.id)
    if (issuer !== undefined) await store.owner((tx) => bindDemoIdentities(tx, partner, issuer, asOf))
  }
}

async function prepareMembers(store: Store, partners: readonly Partner[], asOf: Date, onProgress: (text: string) => void): Promise<void> {
  onProgress('Preparing demonstration members')
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  for (const partner of partners) {
    await store.owner(async (tx) => {
      const rows = demoRows({ partner, asOf, passwordHash, merchants: await diningArea(tx) })
      await insertRows(tx, 'member', rows.member)
      await insertRows(tx, 'member_card', rows.member_card)
      await insertRows(tx, 'card_claim', rows.card_claim)
      await insertRows(tx, 'dine', rows.dine)
      await insertRows(tx, 'statement_credit', rows.statement_credit)
      await insertRows(tx, 'member_earning', rows.member_earning)
      await mark(tx, memberMark(partner))
    })
  }
  await store.vacuum()
}

async function prepareOperator(store: Store, asOf: Date): Promise<void> {
  const password_hash = await hashPassword(DEMO_PASSWORD)
  await store.owner(async (tx) => {
    const { email, name } = DEMO_OPERATOR
    await operatorRepo(tx).put({ email_key: emailKey(email), email, name, password_hash, partners: null, added_at: asOf })
    await mark(tx, 'demo-operator')
  })
}

async function prepareReference(store: Store, asOf: Date, count: number, onProgress: (text: string) => void): Promise<void> {
  onProgress('Reading places')
  // Loaded here: the lists of places take memory and time that only the first start needs.
  const { buildPlaces } = await import('./places.ts')
  const places = buildPlaces()
  await store.owner(async (tx) => {
    onProgress(`Preparing ${places.places.length.toLocaleString('en-US')} ZIP places`)
    await insertRows(tx, 'place', places.places)
    await insertRows(tx, 'city', places.cities)
    const percent = (done: number) =>
      onProgress(`Preparing ${count.toLocaleString('en-US')} restaurants: ${Math.round((100 * done) / count)} %`)
    await insertRows(tx, 'merchant', byZip(buildMerchants(places, asOf, count)), percent)
    await searchWordRepo(tx).refresh()
    await mark(tx, 'default-data')
  })
  await store.vacuum()
}

/** Neighbours lie side by side on the disk, so that a search around a place reads few pages. */
function byZip<Row extends { readonly zip_code: string }>(rows: Iterable<Row>): Row[] {
  return [...rows].toSorted((a, b) => a.zip_code.localeCompare(b.zip_code))
}

function diningArea(tx: Tx) {
  const { latitude, longitude, degrees, merchants } = DINING_AREA
  return tx
    .selectFrom('merchant')
    .selectAll()
    .where('active', '=', true)
    .where('latitude', '>', latitude - degrees)
    .where('latitude', '<', latitude + degrees)
    .where('longitude', '>', longitude - degrees)
    .where('longitude', '<', longitude + degrees)
    .orderBy('id')
    .limit(merchants)
    .execute()
}

const memberMark = (partner: Partner) => `members:${partner.program.id}`

async function missing(store: Store, key: string): Promise<boolean> {
  const row = await store.reference((tx) => tx.selectFrom('meta').select('key').where('key', '=', key).executeTakeFirst())
  return row === undefined
}

async function mark(tx: Tx, key: string): Promise<void> {
  await tx.insertInto('meta').values({ key, value: 'done' }).execute()
}

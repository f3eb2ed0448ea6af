import {
  buildPlaces,
  demonstrationRepo,
  emailKey,
  hashPassword,
  insertMerchants,
  insertRows,
  operatorRepo,
  type Store,
  type Tx,
} from '@dining/api/data-loading'
import { buildMerchants, MERCHANT_COUNT } from '@dining/demo-restaurants'
import type { Partner } from '@dining/partner-kit'

import { bindDemoIdentities } from './members/demo-identities.ts'
import { DEMO_OPERATOR, DEMO_PASSWORD } from './members/demo-members.ts'
import { demoRows } from './members/demo-rows.ts'

/** The area where demonstration members dine: around the default position of visitors. */
const DINING_AREA = { latitude: 40.7577, longitude: -73.9857, degrees: 0.2, merchants: 400 }

export interface Demonstration {
  /** Partners of the installation; one that is added later gets its members at the next load. */
  readonly partners: Iterable<Partner>
  /** Issuers of the demonstration's identity providers, by partner: its members sign in there. */
  readonly issuers?: ReadonlyMap<string, string>
  /** Adds the operator of the studio, once. */
  readonly operator?: boolean
  /** The reference day for dates of offers, reviews and dines. */
  readonly asOf: Date
  readonly onProgress?: (text: string) => void
  /** Number of restaurants. */
  readonly merchants?: number
}

/**
 * Loads demonstration data into a store that has its places: restaurants, and the members of each partner with their cards and dines.
 * Each step is one transaction that records it in `demonstration_data`, so a repeated or interrupted load does only what is missing.
 * Throws when the database has served in production.
 */
export async function loadDemonstration(
  store: Store,
  { partners, issuers = new Map(), operator = false, asOf, onProgress = () => undefined, merchants = MERCHANT_COUNT }: Demonstration,
): Promise<void> {
  const { done, isProduction } = await store.owner(async (tx) => {
    const repo = demonstrationRepo(tx)
    return { done: await repo.steps(), isProduction: await repo.isProduction() }
  })
  if (isProduction) throw new ProductionDatabaseError()
  if (!done.has('restaurants')) await loadRestaurants(store, asOf, merchants, onProgress)
  const missing = [...partners].filter(({ program }) => program.enrollmentType !== 'none' && !done.has(`members:${program.id}`))
  if (missing.length > 0) await loadMembers(store, missing, asOf, onProgress)
  if (operator && !done.has('operator')) await addOperator(store, asOf)
  // At each load: the provider's address changes with the port of the demonstration.
  for (const partner of partners) {
    const issuer = issuers.get(partner.program.id)
    if (issuer !== undefined) await store.owner((tx) => bindDemoIdentities(tx, partner, issuer, asOf))
  }
}

/** The database of a production installation takes no demonstration data. */
export class ProductionDatabaseError extends Error {
  override readonly name = 'ProductionDatabaseError'

  constructor() {
    super('The database has served in production, so no demonstration data is loaded into it. Set DATABASE_URL to another database.')
  }
}

async function loadMembers(store: Store, partners: readonly Partner[], asOf: Date, onProgress: (text: string) => void): Promise<void> {
  onProgress('Preparing demonstration members')
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  for (const partner of partners) {
    await store.owner(async (tx) => {
      const rows = demoRows({ partner, asOf, passwordHash, merchants: await diningArea(tx) })
      await insertRows(tx, 'member', rows.member)
      await insertRows(tx, 'member_card', rows.member_card)
      await insertRows(tx, 'card_claim', rows.card_claim)
      await insertRows(tx, 'dine', rows.dine)
      await insertRows(tx, 'flex_offer', rows.flex_offer)
      await insertRows(tx, 'bonus', rows.bonus)
      await insertRows(tx, 'member_bonus', rows.member_bonus)
      await insertRows(tx, 'statement_credit', rows.statement_credit)
      await insertRows(tx, 'member_earning', rows.member_earning)
      await demonstrationRepo(tx).add(`members:${partner.program.id}`, asOf)
    })
  }
  await store.vacuum()
}

async function addOperator(store: Store, asOf: Date): Promise<void> {
  const password_hash = await hashPassword(DEMO_PASSWORD)
  await store.owner(async (tx) => {
    const { email, name } = DEMO_OPERATOR
    await operatorRepo(tx).put({
      email_key: emailKey(email),
      email,
      name,
      password_hash,
      partners: null,
      roles: { '*': ['administrator'] },
      added_at: asOf,
    })
    await demonstrationRepo(tx).add('operator', asOf)
  })
}

async function loadRestaurants(store: Store, asOf: Date, count: number, onProgress: (text: string) => void): Promise<void> {
  const places = buildPlaces()
  await store.owner(async (tx) => {
    const percent = (done: number) =>
      onProgress(`Preparing ${count.toLocaleString('en-US')} restaurants: ${Math.round((100 * done) / count)} %`)
    await insertMerchants(tx, buildMerchants(places, asOf, count), percent)
    await demonstrationRepo(tx).add('restaurants', asOf)
  })
  await store.vacuum()
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

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { PLACES } from '../store/testing.ts'
import { CALLER } from '../testing/command-deps.ts'
import { givenCard, givenMember, givenMerchant } from '../testing/dining.ts'
import { feed, line } from '../testing/feed.ts'
import { givenFlexOffer } from '../testing/flex-offers.ts'
import { restaurantRow } from '../testing/restaurant-row.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { testPartner } from '../testing/test-partner.ts'
import { COMMANDS } from './commands.ts'
import { createCommandRunner } from './run-command.ts'

const FEATURES = { hasPartnerLoadedCards: true, hasFlexOffers: true }

let api: TestApi
let folder: string
const printed: string[] = []
beforeAll(async () => {
  api = await testApi([testPartner('one', { features: FEATURES })], PLACES)
  folder = await mkdtemp(join(tmpdir(), 'stored-values-'))
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

/** Field, kind and words of ours. */
const STORED = [
  ' columns',
  ' not-json',
  ' row-too-long 65,536',
  'city position',
  'id used-offer',
  'latitude far-position 15',
  'merchantId unknown-merchant',
  'name same-place 1',
  'name same-place-kept',
  'networkId no-participant',
  'networkId repeated 1',
  'partnerNumber other-member',
  'publicId unknown-member',
  'publicId unknown-member',
  'withdrawn changes-only',
  'withdrawn used-offer-withdrawn',
  'zipCode far-zip',
  'zipCode unknown-zip',
]

/** Imports a file with refused rows. */
async function imported(name: string, rows: readonly (object | string)[], ...args: readonly string[]): Promise<void> {
  // Imports of the same moment have no order.
  api.clock.advance(1_000)
  await writeFile(join(folder, 'rows.ndjson'), rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n'))
  const request = COMMANDS.find((one) => one.name === `${name} import`)?.readLine(['rows.ndjson', ...args], folder)
  if (!request?.ok) throw new Error(request?.error)
  expect(await createCommandRunner(api.deps)(`${name} import`, request.value, (text) => printed.push(text), CALLER)).toBe(1)
}
const ofOne = ['--partner', 'one'] as const

const place = (id: string, more: object = {}) => restaurantRow(`SECRET-${id}`, { name: `SECRET ${id}`, address1: '12 SECRET St', ...more })

it('stores of the rows that imports refuse their kinds alone, and prints their values where the file names no member', async () => {
  const participating = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((id) => place(id))
  await imported('merchants', [
    ...participating,
    place('A'),
    place('H', { name: 'SECRET A' }),
    place('I', { zipCode: '00000', city: 'SECRET Town' }),
    place('J', { latitude: 34.05, longitude: -118.24 }),
    place('K', { zipCode: null, city: 'SECRET Town' }),
    place('L', { zipCode: null, latitude: 0.5, longitude: 0 }),
    place('M', { withdrawn: true }),
  ])
  await imported(
    'merchants',
    [place('N', { name: 'SECRET A' }), place('O'), place('P'), { networkId: 'SECRET-Q', withdrawn: true }],
    '--changes',
  )
  await imported('feed', ['SECRET', `{"SECRET":"${'SECRET'.repeat(20_000)}"}`])

  const [member, other] = [await givenMember(api.store, 'one', { partner_number: '8675309' }), await givenMember(api.store, 'one')]
  const merchant = await givenMerchant(api.store)
  const card = await givenCard(api.store, member)
  await givenFlexOffer(api.store, member, merchant, { id: 'SECRET-used' })
  await feed(api, [line(card, merchant, api.clock.now(), '60.00')])
  const offer = { id: 'SECRET-used', publicId: member.public_id, merchantId: merchant.id, amount: 900 }
  const offers = [offer, { ...offer, id: 'SECRET-1', publicId: 'SECRET' }, { ...offer, id: 'SECRET-2', merchantId: 'SECRET' }]
  await imported('flex-offers', offers, ...ofOne)
  await imported('flex-offers', [{ ...offer, withdrawn: true }], ...ofOne)
  const ofCard = {
    id: 'SECRET-1',
    publicId: other.public_id,
    partnerNumber: '8675309',
    vaultToken: `tok_${'a'.repeat(24)}`,
    cardType: 'Visa',
  }
  await imported('partner-cards', [ofCard, { ...ofCard, id: 'SECRET-2', publicId: 'SECRET', partnerNumber: null }], ...ofOne)
  await imported('bonuses', ['code,kind', 'SECRET'], ...ofOne, '--format', 'csv')

  const rows = await api.store.owner((tx) => tx.selectFrom('import_run_refusal').selectAll().execute())
  const stored = rows.map(({ field, reason, words }) => [field, reason, ...words].join(' ')).toSorted()
  expect(stored).toEqual(STORED)
  expect(printed.join('\n')).toContain('zipCode 00000 is not a known ZIP code')
  expect(printed.filter((text) => text.includes('8675309'))).toEqual([])
})

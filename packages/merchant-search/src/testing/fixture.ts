import { testPartner } from '@dining/partner-kit/testing'
import type { Fixture } from '@dining/testing/api'

export const PARTNER = testPartner({
  program: { id: 'searching', name: 'Searching', programName: 'Searching Dining', loyaltyName: 'The Club' },
  features: { showEarnRate: true, acclaimedEnabled: true, acclaimed2Enabled: true, openTableReservationsEnabled: true },
})

/** The visitor's tier; null for one who is not signed in. */
export interface SearchStart {
  readonly tier: 0 | 2 | 3 | null
}

/** The ZIP of these tests is in Portland, in the middle of twenty restaurants; New York has one. */
const PORTLAND = { latitude: 45.5, longitude: -122.7 }
const ZIP = '97205'
const IN_PORTLAND = 20
const PORTLAND_ADDRESS = { city: 'Portland', state: 'OR', zip_code: ZIP, time_zone: 'America/Los_Angeles' }

/** More than a hundred miles from any restaurant of these tests. */
const FARGO = {
  zip_code: '58102',
  city: 'Fargo',
  state: 'ND',
  latitude: 46.9,
  longitude: -96.8,
  population: 1000,
  time_zone: 'America/Chicago',
}

const NEW_YORK = {
  zip_code: '10001',
  city: 'New York',
  state: 'NY',
  latitude: 40.75,
  longitude: -73.99,
  population: 1000,
  time_zone: 'America/New_York',
}

export const searchFixture: Fixture<SearchStart> = {
  partners: [PARTNER],
  async prepare(api) {
    await api.addZips(ZIP)
    const { city: name, state, latitude, longitude } = NEW_YORK
    await api.write(async (tx) => {
      await tx.insertInto('place').values([FARGO, NEW_YORK]).execute()
      await tx
        .insertInto('city')
        .values({ id: 1, name, name_key: name.toLowerCase(), state, latitude, longitude, population: 8_000_000 })
        .execute()
    })
    for (let index = 0; index < IN_PORTLAND; index++) {
      const sushi = index === 3
      await api.addMerchant({
        ...PORTLAND_ADDRESS,
        id: `P${index}`,
        name: sushi ? 'Sushi Tora' : `Table ${index}`,
        latitude: PORTLAND.latitude + index / 1000,
        longitude: PORTLAND.longitude,
        access_tier: index === 1 ? 3 : index === 2 ? 2 : 0,
        search_text: sushi ? ' sushi tora' : ` table ${index}`,
      })
    }
    await api.addMerchant({ id: 'NY', name: 'Broadway Table' })
  },
  async arrive(api, { tier }) {
    const { id } = PARTNER.program
    if (tier === null) return { browser: api.visitor(id) }
    const member = await api.addMember(id, { tier_level: tier, email_opt_in: tier !== 0 })
    return { member, browser: await api.signedIn(member) }
  },
}

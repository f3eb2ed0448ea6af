import { endpoints, type Place } from '@dining/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { PLACES } from '../../../store/testing.ts'
import { browser, type Browser } from '../../../testing/browser.ts'
import { addMember, signedIn } from '../../../testing/factories.ts'
import { testApi, type TestApi } from '../../../testing/test-api.ts'
import { testPartner } from '../../../testing/test-partner.ts'

let api: TestApi
let visitor: Browser
beforeAll(async () => {
  api = await testApi([testPartner('one')], PLACES)
  visitor = browser(api.app, 'one')
})
afterAll(() => api.close())

const suggest = async (text: string) => {
  const { body } = await visitor.call(endpoints.suggestLocations, { query: { text } })
  return (body as { data: Place[] }).data.map((place) => place.label)
}

it('returns the default location of a visitor [GEO-05]', async () => {
  expect((await visitor.send('GET', '/api/DefaultUserLocation')).body).toEqual({ latitude: 40.7577, longitude: -73.9857 })
})

it('returns the place of a signed-in member’s ZIP, and the default for a member without one', async () => {
  const place = async (zip_code: string) => {
    const member = await signedIn(api, 'one', await addMember(api, 'one', { zip_code }))
    return (await member.send('GET', '/api/DefaultUserLocation')).body
  }
  const { latitude, longitude } = (await visitor.send('GET', '/api/Locations/Lookup?text=60601')).body as Place
  expect(await place('60601')).toEqual({ latitude, longitude })
  expect(await place('')).toEqual({ latitude: 40.7577, longitude: -73.9857 })
})

describe('the lookup of a location', () => {
  it('accepts city and state, a ZIP, or coordinates [GEO-08] [GEO-09]', async () => {
    const lookUp = async (query: string) => (await visitor.send('GET', `/api/Locations/Lookup?${query}`)).body
    expect(await lookUp('text=Portland%2C+OR')).toMatchObject({ label: 'Portland, OR', city: 'Portland', state: 'OR', zipCode: null })
    expect(await lookUp('text=97205')).toMatchObject({ label: '97205 Portland, OR', city: 'Portland', state: 'OR', zipCode: '97205' })
    const here = { latitude: 45.52, longitude: -122.68 }
    expect(await lookUp('latitude=45.52&longitude=-122.68')).toMatchObject({ label: 'Portland, OR', ...here })
    expect(await lookUp('latitude=64.9&longitude=-154.5')).toMatchObject({ state: 'AK' })
  })

  it.each([{ text: 'Nowhere at all' }, { text: '00000' }, { latitude: '0', longitude: '0' }, { latitude: '45.5' }, {}])(
    'says that %j is no known place',
    async (query) => {
      const reply = await visitor.call(endpoints.lookUpLocation, { query })
      expect([reply.status, reply.problem.code]).toEqual([404, 'not-found'])
    },
  )
})

describe('suggestions', () => {
  it('start with the typed text, the place with the largest population first', async () => {
    expect((await suggest('por'))[0]).toBe('Portland, OR')
    expect((await suggest('san'))[0]).toBe('San Antonio, TX')
    expect((await suggest('Saint Pau'))[0]).toBe('Saint Paul, MN')
    expect(await suggest('portland, m')).toEqual(expect.arrayContaining(['Portland, ME', 'Portland, MI']))
    for (const label of await suggest('new')) expect(label).toMatch(/^New/)
  })

  it('find ZIPs by their first digits', async () => {
    for (const label of await suggest('972')) expect(label).toMatch(/^972\d\d .+, OR$/)
    expect(await suggest('97205')).toEqual(['97205 Portland, OR'])
  })

  it.each(['%', '_', '!', 'zzzzz'])('returns no prediction for %s', async (text) => {
    expect(await suggest(text)).toEqual([])
  })
})

import type { Answer, endpoints } from '@dining/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { searchText } from '../../../store/search-text.ts'
import { browser, type Browser } from '../../../testing/browser.ts'
import { givenMerchant } from '../../../testing/dining.ts'
import { testApi, type TestApi } from '../../../testing/test-api.ts'
import { testPartner } from '../../../testing/test-partner.ts'

const RESTAURANTS: readonly (readonly [name: string, ...cuisines: string[]])[] = [
  ['McDonald’s', 'Fast Food'],
  ['Mc Donalds Plaza', 'Burgers'],
  ['Starbucks', 'Coffee'],
  ['Joe’s Stone Crab', 'Seafood'],
  ['Café Zoë', 'Bistro'],
  ['Pho Sen Trang Đặc Biệt', 'Vietnamese'],
  ['Umi', 'Sushi'],
  ['寿司 Tora', 'Japanese'],
  ['شاورما الشام', 'Mediterranean'],
  ['Ελληνική Γωνιά', 'Greek'],
  ['Chez Nous 🍕', 'Pizza'],
  ['Le Petit Jardin d’Été', 'French'],
]

let api: TestApi
let visitor: Browser
beforeAll(async () => {
  api = await testApi([testPartner('one')])
  for (const [name, ...cuisines] of RESTAURANTS) await givenMerchant(api.store, { name, cuisines, search_text: searchText(name, cuisines) })
  visitor = browser(api.app, 'one')
})
afterAll(() => api.close())

it.each([
  ['mc donalds', 'Mc Donalds Plaza', 'McDonald’s'],
  ['mcdonalds', 'Mc Donalds Plaza', 'McDonald’s'],
  ["McDonald's", 'Mc Donalds Plaza', 'McDonald’s'],
  ['macdonalds', 'Mc Donalds Plaza', 'McDonald’s'],
  ['starbuks', 'Starbucks'],
  ['star bucks', 'Starbucks'],
  ['strabucks', 'Starbucks'],
  ['joes', 'Joe’s Stone Crab'],
  ["joe's crab", 'Joe’s Stone Crab'],
  ['crab joes', 'Joe’s Stone Crab'],
  ['stone crabs joe', 'Joe’s Stone Crab'],
  ['cafe zoe', 'Café Zoë'],
  ['CAFÉ', 'Café Zoë'],
  ['dac biet', 'Pho Sen Trang Đặc Biệt'],
  ['trang pho', 'Pho Sen Trang Đặc Biệt'],
  ['ete petit', 'Le Petit Jardin d’Été'],
  ['suhsi', 'Umi'],
  ['sushi umi', 'Umi'],
  ['寿司', '寿司 Tora'],
  ['tora 寿司', '寿司 Tora'],
  ['شاورما', 'شاورما الشام'],
  ['الشام شاورما', 'شاورما الشام'],
  ['ελληνικη', 'Ελληνική Γωνιά'],
  ['🍕', 'Chez Nous 🍕'],
])('"%s" finds %s [SEARCH-24]', async (typed, ...names) => {
  const { status, body } = await visitor.send('GET', `/api/v2/Merchants/Search?restaurantOrCuisine=${encodeURIComponent(typed)}`)
  expect(status).toBe(200)
  expect((body as Answer<typeof endpoints.searchMerchants>).data.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
})

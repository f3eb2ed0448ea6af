import { endpoints } from '@dining/contract'
import { fail, succeed } from '@dining/domain'

import { findPlace, placeAt, suggestPlaces } from '../../../use-cases/locations.ts'
import { register, type Api } from '../../api.ts'

/** Where a visitor is, and what typed places mean (GEO-05, GEO-08, GEO-09). */
export function locationRoutes(api: Api): void {
  const { store, settings } = api.deps

  register(api, endpoints.getDefaultLocation, () => Promise.resolve(succeed(settings.defaultLocation)))

  register(api, endpoints.lookUpLocation, async ({ query: { text, latitude, longitude } }) => {
    const place = await store.reference((tx) => {
      if (latitude !== undefined && longitude !== undefined) return placeAt(tx, latitude, longitude)
      return text ? findPlace(tx, text) : Promise.resolve(null)
    })
    return place ? succeed(place) : fail({ kind: 'not-found' })
  })

  register(api, endpoints.suggestLocations, async ({ query }) => {
    const places = await store.reference((tx) => suggestPlaces(tx, query.text))
    return succeed({ data: [...places] })
  })
}

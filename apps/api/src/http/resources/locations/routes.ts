import { endpoints } from '@dining/contract'
import { fail, succeed } from '@dining/domain'

import { placeRepo } from '../../../store/repositories/place.ts'
import { findPlace, memberPlace, placeAt, suggestPlaces } from '../../../use-cases/locations.ts'
import { register, registerRead, type Api } from '../../api.ts'

/** The location of a visitor, and the places that a typed text matches (GEO-05, GEO-08, GEO-09). */
export function locationRoutes(api: Api): void {
  const { store, settings } = api.deps

  registerRead(api, endpoints.getDefaultLocation, async ({ partner, session }, tx) => {
    const own = session ? await memberPlace(tx, partner.program.id, session.memberId) : null
    return succeed(own ? { latitude: own.latitude, longitude: own.longitude } : settings.defaultLocation)
  })

  register(api, endpoints.lookUpLocation, async ({ query: { text, latitude, longitude } }) => {
    const place = await store.reading.reference((tx) => {
      if (latitude !== undefined && longitude !== undefined) return placeAt(placeRepo(tx), latitude, longitude)
      return text ? findPlace(placeRepo(tx), text) : Promise.resolve(null)
    })
    return place ? succeed(place) : fail({ kind: 'not-found' })
  })

  register(api, endpoints.suggestLocations, async ({ query }) => {
    const places = await store.reading.reference((tx) => suggestPlaces(tx, query.text))
    return succeed({ data: [...places] })
  })
}

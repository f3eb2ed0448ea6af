import { describe, expect, it } from 'vitest'

import { buildPlaces } from './places.ts'

const places = buildPlaces()

describe('places', () => {
  it('are the ZIPs of the U.S., each once, with a zone and a population', () => {
    expect(places.places.length).toBeGreaterThan(41_000)
    expect(new Set(places.places.map((place) => place.zip_code)).size).toBe(places.places.length)
    expect(places.places.find((place) => place.zip_code === '97205')).toMatchObject({
      city: 'Portland',
      state: 'OR',
      time_zone: 'America/Los_Angeles',
    })
    expect(new Set(places.cities.map((city) => city.id)).size).toBe(places.cities.length)
  })

  it('give towns their commonly known population', () => {
    const population = (name: string, state: string) =>
      places.cities.find((city) => city.name === name && city.state === state)?.population ?? 0
    expect(population('New York', 'NY')).toBeGreaterThan(8_000_000)
    expect(population('Portland', 'OR')).toBeGreaterThan(population('Portland', 'ME'))
    expect(population('Washington', 'DC')).toBeGreaterThan(500_000)
    expect(population('Saint Louis', 'MO')).toBeGreaterThan(300_000)
  })
})

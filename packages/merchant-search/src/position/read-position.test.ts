import { afterEach, expect, it, vi } from 'vitest'

import { readPosition, SEARCH_READING, GRANTED_READING } from './use-position.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser with the given answers, which records its requests. */
function browserAt(coords: { readonly latitude: number; readonly longitude: number } | null) {
  const asked: (PositionOptions | undefined)[] = []
  const getCurrentPosition = (tell: (at: unknown) => void, refuse: () => void, options?: PositionOptions) => {
    asked.push(options)
    if (coords === null) refuse()
    else tell({ coords })
  }
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
  return asked
}

it.each([
  [45.51234, -122.67891, 45.51, -122.68],
  [0.005, -0.004, 0.01, -0],
])('rounds %d, %d to two decimals [GEO-02]', async (latitude, longitude, roundLatitude, roundLongitude) => {
  browserAt({ latitude, longitude })
  expect(await readPosition(SEARCH_READING)).toEqual({ latitude: roundLatitude, longitude: roundLongitude })
})

it('accepts a rough position up to an hour old within five seconds for the button [GEO-10]', async () => {
  const asked = browserAt({ latitude: 1, longitude: 2 })
  await readPosition(SEARCH_READING)
  expect(asked).toEqual([{ timeout: 5_000, maximumAge: 3_600_000, enableHighAccuracy: false }])
})

it('requests a fresh, exact position within seven seconds for the visit [GEO-11]', async () => {
  const asked = browserAt({ latitude: 1, longitude: 2 })
  await readPosition(GRANTED_READING)
  expect(asked).toEqual([{ timeout: 7_000, maximumAge: 0, enableHighAccuracy: true }])
})

it('is null if the browser does not provide it', async () => {
  browserAt(null)
  expect(await readPosition(SEARCH_READING)).toBeNull()
  vi.stubGlobal('navigator', {})
  expect(await readPosition(SEARCH_READING)).toBeNull()
})

import type { MapPoint, Merchant, Place } from '@dining/contract'
import { search } from '@dining/copy-engine/texts/search'
import { useCopy } from '@dining/partner-kit/react'
import { readStored, writeStored } from '@dining/session'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'

import { changed, CURRENT_MAP_VIEW, type SearchAddress } from '../search/search-state.ts'
import { MapBoundary } from './MapBoundary.tsx'
import type { MapViewProps } from './MapView.tsx'
import * as css from './search-map.css.ts'
import type { Shown, Spot } from './surface.ts'

/** The map's code; called again after a failure, since React keeps the failure of one that was loaded. */
const loadMap = () => lazy(() => import('./MapView.tsx'))

interface SearchMapProps extends Pick<MapViewProps, 'pointed' | 'onPoint' | 'selected' | 'onSelect' | 'mapStyle'> {
  readonly query: SearchAddress
  /** The results; undefined while they load, and after a failure. */
  readonly merchants: readonly Merchant[] | undefined
  /** The results of all pages. */
  readonly points: readonly MapPoint[] | undefined
  readonly place: Place | null | undefined
  readonly onSearchArea: (query: SearchAddress) => void
}

type View = Pick<Shown, 'latitude' | 'longitude' | 'zoom'>

/** Decimals of coordinates in the address: about ten meters. */
const rounded = (value: number) => String(Math.round(value * 1e4) / 1e4)

/** The results of the other pages. */
function othersOf(points: readonly MapPoint[], merchants: readonly Merchant[]): Spot[] {
  const shown = new Set(merchants.map(({ id }) => id))
  return points.filter(({ id }) => !shown.has(id)).map(({ lat, lng }) => ({ latitude: lat, longitude: lng }))
}

const never = () => () => undefined
const inBrowser = () => true
const onServer = () => false

/** The map beside a search: its code is fetched when it is shown. What it shows is kept for this tab, with the search to which it belongs. */
export function SearchMap({ query, merchants, points = [], place, onSearchArea, ...rest }: SearchMapProps) {
  const copy = useCopy()
  // The server has no map, and the browser hydrates what the server has.
  const isReady = useSyncExternalStore(never, inBrowser, onServer)
  const [loaded, setLoaded] = useState(() => ({ MapView: loadMap(), attempt: 0 }))
  const { MapView, attempt } = loaded
  const key = searchKey(query)
  const loading = <p className={css.loading}>{copy.say(search.mapLoading)}</p>
  return (
    <div className={css.box}>
      {isReady && merchants ? (
        <MapBoundary
          key={attempt}
          message={copy.say(search.mapFailed)}
          retryLabel={copy.action(search.mapAgain)}
          onRetry={() => setLoaded({ MapView: loadMap(), attempt: attempt + 1 })}
        >
          <Suspense fallback={loading}>
            <MapView
              {...rest}
              merchants={merchants}
              others={othersOf(points, merchants)}
              startAt={keptView(key)}
              middle={place ?? null}
              follows={query.location !== CURRENT_MAP_VIEW}
              onMoved={({ latitude, longitude, zoom }) =>
                writeStored('mapView', JSON.stringify({ latitude, longitude, zoom, search: key }))
              }
              onSearchArea={({ latitude, longitude, south, west, north, east }) =>
                onSearchArea(
                  changed(query, {
                    location: CURRENT_MAP_VIEW,
                    'location.latitude': rounded(latitude),
                    'location.longitude': rounded(longitude),
                    radius: undefined,
                    bounds: [south, west, north, east].map(rounded).join(','),
                  }),
                )
              }
            />
          </Suspense>
        </MapBoundary>
      ) : (
        loading
      )}
    </div>
  )
}

/** What distinguishes one search from another, in the order of the address. */
const searchKey = (query: SearchAddress) => JSON.stringify(changed(query, { view: undefined }))

/** The view that was left with the same search (SESSION-40, GEO-13); null if there is none. */
function keptView(key: string): View | null {
  try {
    const kept: unknown = JSON.parse(readStored('mapView') ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('search' in kept) || kept.search !== key) return null
    const number = (name: string) => (name in kept ? Number(Object(kept)[name]) : Number.NaN)
    const view = { latitude: number('latitude'), longitude: number('longitude'), zoom: number('zoom') }
    return Object.values(view).every(Number.isFinite) ? view : null
  } catch {
    return null
  }
}

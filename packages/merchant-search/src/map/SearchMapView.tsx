import type { MapPoint, Merchant, Place } from '@dining/contract'
import { readStoredFields, writeStored } from '@dining/session'

import { changed, CURRENT_MAP_VIEW, type SearchAddress } from '../search/search-state.ts'
import MapView, { type MapViewProps } from './MapView.tsx'
import type { Shown, Spot } from './surface.ts'

export interface SearchMapViewProps extends Pick<MapViewProps, 'pointed' | 'onPoint' | 'selected' | 'onSelect' | 'mapStyle'> {
  readonly query: SearchAddress
  /** The results. */
  readonly merchants: readonly Merchant[]
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

/** The map of a search. What it shows is kept for this tab, with the search to which it belongs. */
export default function SearchMapView({ query, merchants, points = [], place, onSearchArea, ...rest }: SearchMapViewProps) {
  const key = searchKey(query)
  return (
    <MapView
      {...rest}
      merchants={merchants}
      others={othersOf(points, merchants)}
      startAt={keptView(key)}
      middle={place ?? null}
      follows={query.location !== CURRENT_MAP_VIEW}
      onMoved={({ latitude, longitude, zoom }) => writeStored('mapView', JSON.stringify({ latitude, longitude, zoom, search: key }))}
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
  )
}

/** What distinguishes one search from another, in the order of the address. */
const searchKey = (query: SearchAddress) => JSON.stringify(changed(query, { view: undefined }))

/** The view that was left with the same search (SESSION-40, GEO-13); null if there is none. */
function keptView(key: string): View | null {
  const { search, ...kept } = readStoredFields('mapView')
  if (search !== key) return null
  const number = (name: string) => Number(kept[name] ?? Number.NaN)
  const view = { latitude: number('latitude'), longitude: number('longitude'), zoom: number('zoom') }
  return Object.values(view).every(Number.isFinite) ? view : null
}

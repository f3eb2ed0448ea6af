import { addProtocol, Map as GlMap, setWorkerUrl, type GeoJSONSource, type StyleSpecification } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { Protocol } from 'pmtiles'

import { allowScripts } from '@dining/api-client/script-addresses'
import { inertDocument } from './trusted-map.ts'
import { BASE_MAP_PATH, BASE_MAP_ZOOM } from './base-map.ts'
import { circlesAround } from './circles.ts'
import {
  CLOSEST_FIT,
  fitSpace,
  LEAST_ZOOM,
  MOST_ZOOM,
  ZIPS_FROM,
  type MapColours,
  type MapStart,
  type Spot,
  type Surface,
} from './surface.ts'

setWorkerUrl(workerUrl)
// MapLibre starts its worker with a text as its address.
const worker = new URL(workerUrl, location.href).href
allowScripts(({ href }) => href === worker)
addProtocol('pmtiles', new Protocol().tile)

/** The zoom from which borders of counties are drawn. */
const COUNTIES_FROM = 6

/** The base map in a partner's colours. Labels use the page's own typeface, so that no font file is needed. */
function baseStyle({ water, land, county, state, label, halo }: MapColours, font: string, around: Spot | null): StyleSpecification {
  // Fallbacks of the page are adjusted copies of installed fonts, which a canvas does not load.
  const fonts = font
    .split(',')
    .map((family) => family.trim())
    .filter((family) => !/fallback"?$/u.test(family))
  const text = { 'text-font': fonts, 'text-padding': 6 } as const
  const paint = { 'text-color': label, 'text-halo-color': halo, 'text-halo-width': 1.6 } as const
  return {
    version: 8,
    sources: {
      base: { type: 'vector', url: `pmtiles://${location.origin}${BASE_MAP_PATH}`, maxzoom: BASE_MAP_ZOOM },
      circles: { type: 'geojson', data: circlesAround(around) },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': water } },
      { id: 'land', type: 'fill', source: 'base', 'source-layer': 'land', paint: { 'fill-color': land, 'fill-antialias': true } },
      {
        id: 'counties',
        type: 'line',
        source: 'base',
        'source-layer': 'counties',
        minzoom: COUNTIES_FROM,
        paint: { 'line-color': county, 'line-width': ['interpolate', ['linear'], ['zoom'], 6, 0.5, 12, 1.5] },
      },
      {
        id: 'states',
        type: 'line',
        source: 'base',
        'source-layer': 'states',
        paint: { 'line-color': state, 'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.6, 12, 2.5], 'line-dasharray': [3, 2] },
      },
      { id: 'circles', type: 'line', source: 'circles', paint: { 'line-color': county, 'line-width': 1.5, 'line-dasharray': [4, 3] } },
      {
        id: 'miles',
        type: 'symbol',
        source: 'circles',
        layout: { ...text, 'symbol-placement': 'line', 'symbol-spacing': 400, 'text-field': ['get', 'label'], 'text-size': 11 },
        paint,
      },
      {
        id: 'zips',
        type: 'symbol',
        source: 'base',
        'source-layer': 'zips',
        minzoom: ZIPS_FROM,
        layout: { ...text, 'text-field': ['get', 'name'], 'text-size': 11, 'text-letter-spacing': 0.08 },
        paint: { ...paint, 'text-opacity': 0.75 },
      },
      {
        id: 'cities',
        type: 'symbol',
        source: 'base',
        'source-layer': 'cities',
        layout: {
          ...text,
          'text-field': ['get', 'name'],
          'text-size': ['interpolate', ['linear'], ['zoom'], 4, 11, 12, ['case', ['<', ['get', 'rank'], 500], 18, 14]],
          'symbol-sort-key': ['get', 'rank'],
        },
        paint,
      },
    ],
  }
}

/** The text of an attribution, which may be HTML of a map style. */
function textOf(html: string): string {
  return inertDocument(html).body.textContent.trim()
}

/** Draws the map with WebGL. Throws if the browser has none. */
export function glSurface({ box, at, around, colours, font, style, onMove, onMoved }: MapStart): Surface {
  const animate = !matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = new GlMap({
    container: box,
    style: style ?? baseStyle(colours, font, around),
    center: [at.longitude, at.latitude],
    zoom: at.zoom,
    minZoom: LEAST_ZOOM,
    maxZoom: MOST_ZOOM,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    fadeDuration: 0,
    // The pins are the map's content; the ground has no name of its own.
    locale: { 'Map.Title': '' },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  const canvas = map.getCanvas()
  canvas.removeAttribute('role')
  canvas.setAttribute('aria-hidden', 'true')
  canvas.tabIndex = -1
  /** Whether the visitor is moving the map, by a gesture or a button. */
  let byVisitor = false
  let middle = around
  let isConfigured = style !== undefined
  let isStyleLoaded = false
  map.on('movestart', ({ originalEvent }) => {
    if (originalEvent) byVisitor = true
  })
  map.on('style.load', () => void (isStyleLoaded = true))
  map.on('error', () => {
    // A tile that could not be fetched leaves its place empty. A configured style that could not be fetched is replaced by the base map.
    if (!isConfigured || isStyleLoaded) return
    isConfigured = false
    map.setStyle(baseStyle(colours, font, middle))
  })
  map.on('move', onMove)
  map.on('moveend', () => {
    onMoved(byVisitor)
    byVisitor = false
  })
  map.on('resize', onMove)
  const surface: Surface = {
    project({ latitude, longitude }) {
      const { x, y } = map.project([longitude, latitude])
      return { x, y }
    },
    shown() {
      const { lng, lat } = map.getCenter()
      const edges = map.getBounds()
      return {
        latitude: lat,
        longitude: lng,
        zoom: map.getZoom(),
        west: edges.getWest(),
        south: edges.getSouth(),
        east: edges.getEast(),
        north: edges.getNorth(),
      }
    },
    fit({ west, south, east, north }, inMotion) {
      map.fitBounds([west, south, east, north], { padding: fitSpace(box), maxZoom: CLOSEST_FIT, animate: animate && inMotion })
    },
    pan(x, y) {
      byVisitor = true
      const { clientWidth, clientHeight } = box
      map.panBy([x * clientWidth, y * clientHeight], { animate })
    },
    zoom(steps, spot) {
      byVisitor = true
      map.easeTo({ zoom: map.getZoom() + steps, ...(spot && { center: [spot.longitude, spot.latitude] }), animate })
    },
    center(spot) {
      middle = spot
      const circles: GeoJSONSource | undefined = map.getSource('circles')
      void circles?.setData(circlesAround(spot))
    },
    paint(next) {
      if (!isConfigured) map.setStyle(baseStyle(next, font, middle))
    },
    attribution() {
      if (!isConfigured) return 'U.S. Census Bureau'
      const sources = Object.keys(map.getStyle()?.sources ?? {})
      const owners = sources.map((id) => textOf(map.getSource(id)?.attribution ?? ''))
      return [...new Set(owners.filter((owner) => owner !== ''))].join(' · ')
    },
    remove: () => map.remove(),
  }
  return surface
}

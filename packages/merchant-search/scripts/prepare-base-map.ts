/**
 * Makes the base map from the borders of the Census Bureau (npm package `us-atlas`, ISC, public-domain data) and the places of the package
 * `zipcodes`, as vector tiles in one PMTiles archive. Its output is committed; run it again only to change the map, and increase the edition
 * in `src/map/base-map.ts`:
 *   cd $(mktemp -d) && npm i us-atlas@3.0.1 topojson-client@3.1.0 geojson-vt@4.0.2 vt-pbf@3.1.3 pmtiles@4.5.0 zipcodes@8.0.0 &&
 *   node <repo>/packages/merchant-search/scripts/prepare-base-map.ts
 * The packages are looked up from the current folder: no other code needs them.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

import { BASE_MAP_PATH, BASE_MAP_ZOOM } from '../src/map/base-map.ts'

const from = createRequire(path.join(process.cwd(), 'package.json'))
const { feature, mesh } = from('topojson-client')
const { default: geojsonVt } = from('geojson-vt')
const { fromGeojsonVt } = from('vt-pbf')
const { zxyToTileId } = from('pmtiles')
const zipcodes = from('zipcodes')
const atlas = JSON.parse(readFileSync(from.resolve('us-atlas/counties-10m.json'), 'utf8'))

const point = (longitude: number, latitude: number, properties: object) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
})
const line = (geometry: object) => ({ type: 'FeatureCollection', features: [{ type: 'Feature', properties: {}, geometry }] })
const collection = (features: readonly object[]) => ({ type: 'FeatureCollection', features })

interface City {
  readonly name: string
  readonly latitudes: number[]
  readonly longitudes: number[]
}

interface Zip {
  readonly zip: string
  readonly city: string
  readonly state: string
  readonly country: string
  readonly latitude: number
  readonly longitude: number
}

const cities = new Map<string, City>()
const zips: object[] = []
for (const { zip, city, state, country, latitude, longitude } of Object.values<Zip>(zipcodes.codes)) {
  if (country !== 'US' || !latitude || !longitude) continue
  zips.push(point(longitude, latitude, { name: zip }))
  const key = `${city}, ${state}`
  const known = cities.get(key) ?? { name: city, latitudes: [], longitudes: [] }
  known.latitudes.push(latitude)
  known.longitudes.push(longitude)
  cities.set(key, known)
}
const middle = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
// The number of ZIP codes stands for the size of a city.
const sized = [...cities.values()].map((city) => ({ ...city, size: city.latitudes.length })).toSorted((a, b) => b.size - a.size)
/** Degrees, about two miles: a single ZIP code this close to the middle of a ZIP code of a large city is one building's, not a town. */
const NEAR = 0.03
const LARGE = 15
const inLarge = new Map<string, string>()
for (const { name, latitudes, longitudes, size } of sized) {
  if (size < LARGE) continue
  latitudes.forEach((latitude, at) => inLarge.set(`${Math.round(latitude / NEAR)} ${Math.round((longitudes[at] ?? 0) / NEAR)}`, name))
}
const isOwn = ({ name, latitudes, longitudes, size }: City & { readonly size: number }) => {
  if (size > 1) return true
  const [y, x] = [Math.round((latitudes[0] ?? 0) / NEAR), Math.round((longitudes[0] ?? 0) / NEAR)]
  return ![-1, 0, 1].some((down) => [-1, 0, 1].some((across) => (inLarge.get(`${y + down} ${x + across}`) ?? name) !== name))
}
const labels = sized
  .filter(isOwn)
  .map(({ name, latitudes, longitudes, size }, rank) => point(middle(longitudes), middle(latitudes), { name, size, rank }))
/** How many cities, the largest first, have their name at a zoom. */
const CITIES_AT: readonly number[] = [0, 0, 0, 30, 60, 150, 500, 2_000, 8_000, labels.length]

/** A county; the first two digits of its number are its state's. */
interface Area {
  readonly id: string | number
}

interface TileIndex {
  getTile(z: number, x: number, y: number): { readonly features: readonly { readonly tags: { rank: number } }[] } | null
}

const states = feature(atlas, atlas.objects.states)
const layers: Record<string, { readonly index: TileIndex; readonly least: number; readonly cutAt?: readonly number[] }> = {}
const add = (name: string, data: object, least: number, cutAt?: readonly number[]) => {
  const index = geojsonVt(data, {
    maxZoom: BASE_MAP_ZOOM,
    indexMaxZoom: BASE_MAP_ZOOM,
    indexMaxPoints: 0,
    tolerance: 4,
    extent: 4096,
    buffer: 64,
  })
  layers[name] = { index, least, ...(cutAt ? { cutAt } : {}) }
}
add('land', collection(states.features.map(({ geometry }: { geometry: object }) => ({ type: 'Feature', properties: {}, geometry }))), 0)
add('states', line(mesh(atlas, atlas.objects.states, (a: unknown, b: unknown) => a !== b)), 0)
add(
  'counties',
  line(mesh(atlas, atlas.objects.counties, (a: Area, b: Area) => a !== b && String(a.id).slice(0, 2) === String(b.id).slice(0, 2))),
  6,
)
add('cities', collection(labels), 3, CITIES_AT)
add('zips', collection(zips), BASE_MAP_ZOOM)

interface Entry {
  readonly id: number
  readonly offset: number
  readonly length: number
  run: number
}
const tiles: { readonly id: number; readonly data: Buffer }[] = []
for (let z = 0; z <= BASE_MAP_ZOOM; z++) {
  const side = 2 ** z
  for (let x = 0; x < side; x++) {
    for (let y = 0; y < side; y++) {
      const found: Record<string, object> = {}
      for (const [name, { index, least, cutAt }] of Object.entries(layers)) {
        const tile = z < least ? null : index.getTile(z, x, y)
        if (!tile) continue
        const kept = cutAt?.[z]
        const features =
          kept === undefined ? tile.features : tile.features.filter(({ tags }: { tags: { rank: number } }) => tags.rank < kept)
        if (features.length > 0) found[name] = { ...tile, features }
      }
      if (Object.keys(found).length === 0) continue
      tiles.push({ id: zxyToTileId(z, x, y), data: gzipSync(fromGeojsonVt(found, { version: 2 }), { level: 9 }) })
    }
  }
}
tiles.sort((a, b) => a.id - b.id)

// The archive: PMTiles version 3, https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
const seen = new Map<string, { readonly offset: number; readonly length: number }>()
const blobs: Buffer[] = []
let dataLength = 0
const entries: Entry[] = []
for (const { id, data } of tiles) {
  const key = data.toString('base64')
  const place = seen.get(key) ?? { offset: dataLength, length: data.length }
  if (!seen.has(key)) {
    seen.set(key, place)
    blobs.push(data)
    dataLength += data.length
  }
  const last = entries.at(-1)
  if (last && last.offset === place.offset && last.id + last.run === id) last.run += 1
  else entries.push({ id, ...place, run: 1 })
}

function varint(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  while (rest >= 128) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  return [...bytes, rest]
}

function directory(list: readonly Entry[]): Buffer {
  const bytes = [varint(list.length)]
  list.forEach(({ id }, at) => bytes.push(varint(id - (list[at - 1]?.id ?? 0))))
  list.forEach(({ run }) => bytes.push(varint(run)))
  list.forEach(({ length }) => bytes.push(varint(length)))
  list.forEach(({ offset }, at) => {
    const before = list[at - 1]
    bytes.push(varint(before && offset === before.offset + before.length ? 0 : offset + 1))
  })
  return gzipSync(Buffer.from(bytes.flat()), { level: 9 })
}

const LEAF = 1024
const leaves: Buffer[] = []
const pointers: Entry[] = []
let leavesLength = 0
for (let at = 0; at < entries.length; at += LEAF) {
  const leaf = directory(entries.slice(at, at + LEAF))
  pointers.push({ id: entries[at]?.id ?? 0, offset: leavesLength, length: leaf.length, run: 0 })
  leaves.push(leaf)
  leavesLength += leaf.length
}
const root = directory(pointers)
const metadata = gzipSync(
  JSON.stringify({
    name: 'United States',
    vector_layers: Object.keys(layers).map((id) => ({ id, fields: {} })),
    attribution: 'U.S. Census Bureau',
  }),
)
const header = Buffer.alloc(127)
header.write('PMTiles')
header.writeUInt8(3, 7)
const sections = [root.length, metadata.length, leavesLength, dataLength]
let offset = 127
sections.forEach((length, at) => {
  header.writeBigUInt64LE(BigInt(offset), 8 + at * 16)
  header.writeBigUInt64LE(BigInt(length), 16 + at * 16)
  offset += length
})
header.writeBigUInt64LE(BigInt(tiles.length), 72)
header.writeBigUInt64LE(BigInt(entries.length), 80)
header.writeBigUInt64LE(BigInt(seen.size), 88)
// Clustered; directories and tiles in gzip; vector tiles; zooms; bounds and center in 1e-7 degrees.
header.set([1, 2, 2, 1, 0, BASE_MAP_ZOOM], 96)
;[-180, -15, 180, 72].forEach((degrees, at) => header.writeInt32LE(degrees * 1e7, 102 + at * 4))
header.writeUInt8(4, 118)
;[-98, 39].forEach((degrees, at) => header.writeInt32LE(degrees * 1e7, 119 + at * 4))

const out = path.resolve(import.meta.dirname, '../assets')
mkdirSync(out, { recursive: true })
const archive = Buffer.concat([header, root, metadata, ...leaves, ...blobs])
writeFileSync(path.join(out, path.basename(BASE_MAP_PATH)), archive)
console.log(`${tiles.length} tiles, ${seen.size} different ones, ${archive.length} bytes`)

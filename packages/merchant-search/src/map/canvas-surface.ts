import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { PMTiles } from 'pmtiles'

import { BASE_MAP_PATH, BASE_MAP_ZOOM } from './base-map.ts'
import { drawGround } from './draw-ground.ts'
import {
  CLOSEST_FIT,
  fitSpace,
  LEAST_ZOOM,
  MOST_ZOOM,
  ZIPS_FROM,
  type Edges,
  type MapStart,
  type Pixel,
  type Spot,
  type Surface,
} from './surface.ts'

/** Px of the wheel for one step of the zoom. */
const WHEEL_PX = 300
/** Px of the whole world at zoom 0, as in the tiles of web maps. */
const WORLD = 512

const xOf = (longitude: number) => (longitude + 180) / 360
const yOf = (latitude: number) => {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}
const longitudeOf = (x: number) => x * 360 - 180
const latitudeOf = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI
const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The zoom at which these edges fill a box. */
function zoomOf({ west, south, east, north }: Edges, width: number, height: number): number {
  const across = (xOf(east) - xOf(west)) * WORLD
  const down = (yOf(south) - yOf(north)) * WORLD
  return Math.log2(Math.min(width / Math.max(across, 1e-9), height / Math.max(down, 1e-9)))
}

/**
 * The same base map on a plain canvas, for browsers without WebGL: it moves by dragging, the wheel and the buttons. A configured style is not
 * drawn.
 */
export function canvasSurface({ box, at, around, colours, font, onMove, onMoved }: MapStart): Surface {
  const canvas = document.createElement('canvas')
  canvas.setAttribute('aria-hidden', 'true')
  canvas.style.cssText = 'width:100%;height:100%;touch-action:none'
  box.append(canvas)
  const archive = new PMTiles(location.origin + BASE_MAP_PATH)
  const tiles = new Map<string, Promise<VectorTile | null>>()
  let view = { x: xOf(at.longitude), y: yOf(at.latitude), zoom: at.zoom }
  let painted = colours
  let middle = around
  let drawing = 0

  const scale = () => WORLD * 2 ** view.zoom
  const project = ({ latitude, longitude }: Spot): Pixel => ({
    x: (xOf(longitude) - view.x) * scale() + box.clientWidth / 2,
    y: (yOf(latitude) - view.y) * scale() + box.clientHeight / 2,
  })

  function tileAt(z: number, x: number, y: number): Promise<VectorTile | null> {
    const key = `${z}/${x}/${y}`
    const tile =
      tiles.get(key) ??
      archive
        .getZxy(z, x, y)
        .then((found) => (found ? new VectorTile(new PbfReader(found.data)) : null))
        .catch(() => {
          // The next drawing asks for it again.
          tiles.delete(key)
          return null
        })
    tiles.set(key, tile)
    return tile
  }

  async function draw() {
    drawing += 1
    const turn = drawing
    const { clientWidth: width, clientHeight: height } = box
    const z = within(Math.floor(view.zoom), 0, BASE_MAP_ZOOM)
    const side = 2 ** z
    const across = width / 2 / scale()
    const down = height / 2 / scale()
    const range = (middle: number, half: number) => {
      const first = within(Math.floor((middle - half) * side), 0, side - 1)
      const last = within(Math.floor((middle + half) * side), 0, side - 1)
      return Array.from({ length: last - first + 1 }, (_, step) => first + step)
    }
    const wanted = range(view.x, across).flatMap((x) => range(view.y, down).map((y) => ({ x, y })))
    const loaded = await Promise.all(wanted.map(async ({ x, y }) => ({ x, y, tile: await tileAt(z, x, y) })))
    const context = canvas.getContext('2d')
    // A later view has been asked for meanwhile.
    if (!context || turn !== drawing) return
    canvas.width = width * devicePixelRatio
    canvas.height = height * devicePixelRatio
    context.scale(devicePixelRatio, devicePixelRatio)
    const pixelOf = (x: number, y: number): Pixel => ({ x: (x - view.x) * scale() + width / 2, y: (y - view.y) * scale() + height / 2 })
    drawGround({
      context,
      colours: painted,
      font,
      tiles: loaded.flatMap(({ x, y, tile }) => {
        const { x: left, y: top } = pixelOf(x / side, y / side)
        return tile ? [{ tile, left, top, size: scale() / side }] : []
      }),
      hasZips: view.zoom >= ZIPS_FROM,
      middle,
      project,
    })
  }

  function moved(byVisitor: boolean) {
    onMove()
    onMoved(byVisitor)
    void draw()
  }
  const resized = new ResizeObserver(() => {
    onMove()
    void draw()
  })
  resized.observe(box)

  /** Where the pointer was that drags the map; null while none does. */
  let dragged: Pixel | null = null
  const stop = new AbortController()
  const on = <Name extends keyof HTMLElementEventMap>(name: Name, handle: (event: HTMLElementEventMap[Name]) => void) =>
    canvas.addEventListener(name, handle, { signal: stop.signal })
  on('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId)
    dragged = { x: event.clientX, y: event.clientY }
  })
  on('pointermove', (event) => {
    if (!dragged) return
    view = { ...view, x: view.x - (event.clientX - dragged.x) / scale(), y: view.y - (event.clientY - dragged.y) / scale() }
    dragged = { x: event.clientX, y: event.clientY }
    onMove()
    void draw()
  })
  on('lostpointercapture', () => {
    dragged = null
    onMoved(true)
  })
  on('wheel', (event) => {
    event.preventDefault()
    view = { ...view, zoom: within(view.zoom - event.deltaY / WHEEL_PX, LEAST_ZOOM, MOST_ZOOM) }
    moved(true)
  })

  return {
    project,
    shown() {
      const across = box.clientWidth / 2 / scale()
      const down = box.clientHeight / 2 / scale()
      return {
        latitude: latitudeOf(view.y),
        longitude: longitudeOf(view.x),
        zoom: view.zoom,
        west: longitudeOf(view.x - across),
        east: longitudeOf(view.x + across),
        north: latitudeOf(view.y - down),
        south: latitudeOf(view.y + down),
      }
    },
    fit(edges) {
      const space = fitSpace(box)
      const width = box.clientWidth - space.left - space.right
      const height = box.clientHeight - space.top - space.bottom
      const zoom = within(zoomOf(edges, width, height), LEAST_ZOOM, CLOSEST_FIT)
      // The middle of what is left within the space around.
      view = {
        x: (xOf(edges.west) + xOf(edges.east)) / 2 + (space.right - space.left) / 2 / (WORLD * 2 ** zoom),
        y: (yOf(edges.south) + yOf(edges.north)) / 2 + (space.bottom - space.top) / 2 / (WORLD * 2 ** zoom),
        zoom,
      }
      moved(false)
    },
    pan(x, y) {
      view = { ...view, x: view.x + (x * box.clientWidth) / scale(), y: view.y + (y * box.clientHeight) / scale() }
      moved(true)
    },
    zoom(steps, spot) {
      const middle = spot ? { x: xOf(spot.longitude), y: yOf(spot.latitude) } : view
      view = { x: middle.x, y: middle.y, zoom: within(view.zoom + steps, LEAST_ZOOM, MOST_ZOOM) }
      moved(true)
    },
    center(spot) {
      middle = spot
      void draw()
    },
    paint(next) {
      painted = next
      void draw()
    },
    attribution: () => 'U.S. Census Bureau',
    remove() {
      drawing += 1
      stop.abort()
      resized.disconnect()
      canvas.remove()
    },
  }
}

import type { VectorTile } from '@mapbox/vector-tile'

import { CIRCLES, MILES_OF_DEGREE, milesText } from './circles.ts'
import type { MapColours, Pixel, Spot } from './surface.ts'

/** The radius in px from which a circle is drawn. */
const LEAST_CIRCLE = 30
/** Px to the sides of a label, and how many cities have a larger one. */
const LABEL_SPACE = 4
const LARGE_CITIES = 500

interface Ground {
  readonly context: CanvasRenderingContext2D
  readonly colours: MapColours
  readonly font: string
  readonly tiles: readonly PlacedTile[]
  /** Whether ZIP codes have their names. */
  readonly hasZips: boolean
  /** The middle of the search; null without one. */
  readonly middle: Spot | null
  readonly project: (spot: Spot) => Pixel
}

/** A tile with its square on the canvas, in px. */
interface PlacedTile {
  readonly tile: VectorTile
  readonly left: number
  readonly top: number
  readonly size: number
}

/** Draws water, land, borders, distances around the middle of the search, and names. */
export function drawGround(ground: Ground): void {
  const { context, colours, tiles } = ground
  context.fillStyle = colours.water
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
  for (const placed of tiles) {
    context.save()
    context.beginPath()
    context.rect(placed.left, placed.top, placed.size, placed.size)
    context.clip()
    context.fillStyle = colours.land
    if (trace(context, placed, 'land')) context.fill('evenodd')
    context.lineWidth = 1
    context.strokeStyle = colours.county
    if (trace(context, placed, 'counties')) context.stroke()
    context.strokeStyle = colours.state
    if (trace(context, placed, 'states')) context.stroke()
    context.restore()
  }
  drawCircles(ground)
  drawLabels(ground)
}

/** Names of cities, the largest first, then distances on their circles, then ZIP codes between them; none over another. */
function drawLabels(ground: Ground): void {
  const { context, colours, font, tiles, hasZips } = ground
  const ofLayer = (layer: string) => tiles.flatMap((placed) => labelsOf(placed, layer))
  const cities = ofLayer('cities').toSorted((a, b) => a.rank - b.rank)
  const labels: Label[] = [
    ...cities.map(({ name, rank, x, y }) => ({ text: name, size: rank < LARGE_CITIES ? 16 : 13, places: [{ x, y }] })),
    ...circlesOf(ground).map(({ miles, middle: { x, y }, radius }) => ({
      text: milesText(miles),
      size: 11,
      places: [
        { x, y: y - radius },
        { x, y: y + radius },
        { x: x + radius, y },
        { x: x - radius, y },
      ],
    })),
    ...(hasZips ? ofLayer('zips') : []).map(({ name, x, y }) => ({ text: name, size: 11, places: [{ x, y }] })),
  ]
  const taken: Box[] = []
  context.lineJoin = 'round'
  context.lineWidth = 3
  context.strokeStyle = colours.halo
  context.fillStyle = colours.label
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const { text, size, places } of labels) {
    context.font = `${size}px ${font}`
    const half = context.measureText(text).width / 2 + LABEL_SPACE
    const boxes = places.map(({ x, y }) => ({ x, y, left: x - half, right: x + half, top: y - size, bottom: y + size }))
    const free = boxes.find((own) => !taken.some((other) => overlap(own, other)))
    if (!free) continue
    taken.push(free)
    context.strokeText(text, free.x, free.y)
    context.fillText(text, free.x, free.y)
  }
}

/** A text with the middles where it may be, the best first. */
interface Label {
  readonly text: string
  /** In px. */
  readonly size: number
  readonly places: readonly Pixel[]
}

function drawCircles(ground: Ground): void {
  const { context, colours } = ground
  context.lineWidth = 1
  context.strokeStyle = colours.county
  context.setLineDash([6, 4])
  for (const { middle, radius } of circlesOf(ground)) {
    context.beginPath()
    context.arc(middle.x, middle.y, radius, 0, 2 * Math.PI)
    context.stroke()
  }
  context.setLineDash([])
}

/** The circles around the middle of the search that are large enough to be seen, with their radius in px. */
function circlesOf({ middle, project }: Ground) {
  if (!middle) return []
  const at = project(middle)
  return CIRCLES.map((miles) => {
    const top = project({ latitude: middle.latitude + miles / MILES_OF_DEGREE, longitude: middle.longitude })
    return { miles, middle: at, radius: at.y - top.y }
  }).filter(({ radius }) => radius >= LEAST_CIRCLE)
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** A layer's names with their places on the canvas; a name without a rank comes last. */
function labelsOf({ tile, left, top, size }: PlacedTile, layer: string) {
  const points = tile.layers[layer]
  if (!points) return []
  return Array.from({ length: points.length }, (_, at) => points.feature(at)).flatMap((feature) => {
    const [[point] = []] = feature.loadGeometry()
    const { name, rank } = feature.properties
    if (!point || typeof name !== 'string') return []
    const [x, y] = [left + (point.x / points.extent) * size, top + (point.y / points.extent) * size]
    return [{ name, rank: typeof rank === 'number' ? rank : Infinity, x, y }]
  })
}

/** Begins a path along a layer's shapes. @returns whether the tile has the layer */
function trace(context: CanvasRenderingContext2D, { tile, left, top, size }: PlacedTile, layer: string): boolean {
  const shapes = tile.layers[layer]
  if (!shapes) return false
  context.beginPath()
  for (let at = 0; at < shapes.length; at += 1) {
    for (const ring of shapes.feature(at).loadGeometry()) {
      ring.forEach(({ x, y }, step) => {
        const across = left + (x / shapes.extent) * size
        const down = top + (y / shapes.extent) * size
        if (step === 0) context.moveTo(across, down)
        else context.lineTo(across, down)
      })
    }
  }
  return true
}

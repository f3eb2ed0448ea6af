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
  if (ground.middle) drawCircles(ground, ground.middle)
  drawLabels(ground)
}

/** Names of cities, the largest first, and of ZIP codes between them; none over another. */
function drawLabels({ context, colours, font, tiles, hasZips }: Ground): void {
  const labels = ['cities', ...(hasZips ? ['zips'] : [])].flatMap((layer) => tiles.flatMap((placed) => labelsOf(placed, layer)))
  const taken: Box[] = []
  context.lineJoin = 'round'
  context.lineWidth = 3
  context.strokeStyle = colours.halo
  context.fillStyle = colours.label
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const { name, rank, x, y } of labels.toSorted((a, b) => a.rank - b.rank)) {
    const size = rank === Infinity ? 11 : rank < LARGE_CITIES ? 16 : 13
    context.font = `${size}px ${font}`
    const half = context.measureText(name).width / 2 + LABEL_SPACE
    const own = { left: x - half, right: x + half, top: y - size, bottom: y + size }
    if (taken.some((other) => overlap(own, other))) continue
    taken.push(own)
    context.strokeText(name, x, y)
    context.fillText(name, x, y)
  }
}

function drawCircles({ context, colours, font, project }: Ground, middle: Spot): void {
  const { x, y } = project(middle)
  context.lineWidth = 1
  context.strokeStyle = colours.county
  context.fillStyle = colours.label
  context.font = `11px ${font}`
  context.textAlign = 'center'
  context.setLineDash([6, 4])
  for (const miles of CIRCLES) {
    const radius = y - project({ latitude: middle.latitude + miles / MILES_OF_DEGREE, longitude: middle.longitude }).y
    if (radius < LEAST_CIRCLE) continue
    context.beginPath()
    context.arc(x, y, radius, 0, 2 * Math.PI)
    context.stroke()
    context.fillText(milesText(miles), x, y - radius - 4)
  }
  context.setLineDash([])
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

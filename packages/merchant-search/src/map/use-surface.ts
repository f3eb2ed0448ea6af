import type { Merchant } from '@dining/contract'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

import { readColours } from './map-colours.ts'
import { edgesOf, type MapStart, type Pixel, type Shown, type Spot, type Surface } from './surface.ts'

export interface SurfaceOptions {
  /** The restaurants of the page of results. */
  readonly merchants: readonly Merchant[]
  /** What the map shows at first; null shows all restaurants. */
  readonly startAt: Pick<Shown, 'latitude' | 'longitude' | 'zoom'> | null
  /** The middle of the search, for a search without results. */
  readonly middle: Spot | null
  /** Address of a map style that replaces the base map. */
  readonly mapStyle: string | undefined
  readonly onMoved: (shown: Shown) => void
}

/** The elements of the pins with their places, by the pin's key or the place itself. */
export type PinElements = RefObject<Map<string | Spot, { readonly spot: Spot; readonly element: HTMLElement }>>

/** The zoom at which a map opens on a single place, and on no place at all. */
const USUAL_ZOOM = 12
const COUNTRY = { latitude: 39, longitude: -98, zoom: 4 } as const

/** Px that a card keeps from the sides of the map; the buttons are at its end. */
const CARD_SPACE = { start: 8, end: 68, top: 40 } as const

/** Moves a pin's open card into the map, while its pin is in view. */
function keepInside(card: HTMLElement, { x, y }: Pixel, width: number) {
  const least = CARD_SPACE.start + card.offsetWidth / 2
  const most = width - CARD_SPACE.end - card.offsetWidth / 2
  const isInView = x >= 0 && x <= width
  // The start has priority where the map is too narrow for both.
  const middle = isInView ? Math.max(least, Math.min(x, most)) : x
  card.style.setProperty('--shift', `${middle - x}px`)
  card.toggleAttribute('data-below', y < card.offsetHeight + CARD_SPACE.top)
}

/** Moves the pins to their places. */
export function place(surface: Surface, pins: PinElements['current']) {
  for (const { spot, element } of pins.values()) {
    const { x, y } = surface.project(spot)
    element.style.transform = `translate(${x.toFixed(1)}px,${y.toFixed(1)}px)`
    const card = element.querySelector<HTMLElement>(':scope > div')
    if (card) keepInside(card, { x, y }, element.parentElement?.clientWidth ?? 0)
  }
}

/** Makes the map in its box once; keeps its pins in place, and its colours those of the scheme. Throws while rendering if it cannot start. */
export function useSurface(box: RefObject<HTMLDivElement | null>, pins: PinElements, options: SurfaceOptions) {
  const [surface, setSurface] = useState<Surface>()
  const [zoom, setZoom] = useState(USUAL_ZOOM)
  const [isMoved, setIsMoved] = useState(false)
  const [failure, setFailure] = useState<{ readonly cause: unknown }>()
  const moved = useEffectEvent((made: Surface, byVisitor: boolean) => {
    const shown = made.shown()
    setZoom(Math.round(shown.zoom))
    if (byVisitor) setIsMoved(true)
    options.onMoved(shown)
  })
  const start = useEffectEvent((element: HTMLElement, make: MakeSurface): Surface => {
    const { merchants, startAt, middle, mapStyle } = options
    const edges = edgesOf(merchants.map(({ location }) => location))
    const center = edges ? { latitude: (edges.south + edges.north) / 2, longitude: (edges.west + edges.east) / 2 } : middle
    const made: Surface = make({
      box: element,
      at: startAt ?? (center ? { ...center, zoom: USUAL_ZOOM } : COUNTRY),
      around: middle,
      colours: readColours(element),
      font: getComputedStyle(element).fontFamily,
      style: mapStyle,
      onMove: () => place(made, pins.current),
      onMoved: (byVisitor: boolean) => moved(made, byVisitor),
    })
    if (startAt === null && edges) made.fit(edges, false)
    return made
  })
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    let made: Surface | undefined
    let isOver = false
    loadSurface()
      .then((make) => {
        if (isOver) return
        made = start(element, make)
        setZoom(Math.round(made.shown().zoom))
        setSurface(made)
      })
      .catch((cause: unknown) => setFailure({ cause }))
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const repaint = () => made?.paint(readColours(element))
    dark.addEventListener('change', repaint)
    return () => {
      isOver = true
      dark.removeEventListener('change', repaint)
      made?.remove()
    }
  }, [box])
  // The boundary around the map shows its message.
  if (failure) throw new Error('The map could not start', failure)
  return { surface, zoom, isMoved, settle: () => setIsMoved(false) }
}

/** Names of renderers that emulate a graphics card. */
const EMULATION = /swiftshader|llvmpipe|software|basic render/i

function hasGraphicsCard(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  const info = context?.getExtension('WEBGL_debug_renderer_info')
  return context !== null && !EMULATION.test(String(info ? context.getParameter(info.UNMASKED_RENDERER_WEBGL) : ''))
}

type MakeSurface = (start: MapStart) => Surface

/** The code that draws: with WebGL, or without a graphics card, for which emulation would take seconds for each view. */
async function loadSurface(): Promise<MakeSurface> {
  return hasGraphicsCard() ? (await import('./gl-surface.ts')).glSurface : (await import('./canvas-surface.ts')).canvasSurface
}

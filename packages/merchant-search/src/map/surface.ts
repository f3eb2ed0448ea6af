/** A place on the map, in degrees. */
export interface Spot {
  readonly latitude: number
  readonly longitude: number
}

/** What a map shows: its middle, how close it is, and its edges in degrees. */
export interface Shown extends Spot {
  readonly zoom: number
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** Edges in degrees. */
export type Edges = Pick<Shown, 'west' | 'south' | 'east' | 'north'>

/** A place in the map's box, in px from its top left. */
export interface Pixel {
  readonly x: number
  readonly y: number
}

/** Colours of the base map, as `rgb(…)`. */
export interface MapColours {
  readonly water: string
  readonly land: string
  readonly county: string
  readonly state: string
  readonly label: string
  readonly halo: string
}

/** How a map starts. */
export interface MapStart {
  readonly box: HTMLElement
  readonly at: Pick<Shown, 'latitude' | 'longitude' | 'zoom'>
  /** The middle of the search, around which distances are drawn; null without one. */
  readonly around: Spot | null
  readonly colours: MapColours
  /** CSS family list of the labels. */
  readonly font: string
  /** Address of a map style that replaces the base map. */
  readonly style: string | undefined
  /** Called while the map moves, so that pins follow it. */
  readonly onMove: () => void
  /** Called when it has moved; `byVisitor` if a visitor moved it. */
  readonly onMoved: (byVisitor: boolean) => void
}

/** A map that draws the ground; the pins on it are elements of the page. */
export interface Surface {
  project(spot: Spot): Pixel
  shown(): Shown
  /** Shows these edges with space for pins around them, at once or by a motion. */
  fit(edges: Edges, inMotion: boolean): void
  /** Moves by shares of the box's width and height. */
  pan(x: number, y: number): void
  /** Zooms around the middle, or to a place. */
  zoom(steps: number, spot?: Spot): void
  /** Draws distances around the middle of another search. */
  center(spot: Spot | null): void
  /** Draws in other colours, after the scheme has changed. */
  paint(colours: MapColours): void
  /** The names of the map data's owners. */
  attribution(): string
  remove(): void
}

export const LEAST_ZOOM = 3
export const MOST_ZOOM = 18
/** The zoom from which ZIP codes have their name. */
export const ZIPS_FROM = 10.5
/** The closest zoom that a search itself chooses. */
export const CLOSEST_FIT = 15
/** Space around the pins in px, so that none is at the very edge. */
const FIT_SPACE = { top: 76, right: 76, bottom: 48, left: 48 } as const

/** Space around the pins, and the part of the box below the window. */
export function fitSpace(box: HTMLElement): {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
} {
  const { bottom, height } = box.getBoundingClientRect()
  const below = Math.min(Math.max(0, bottom - innerHeight), height / 2)
  return { ...FIT_SPACE, bottom: FIT_SPACE.bottom + below }
}

/** The edges of several places; null without any. */
export function edgesOf(spots: readonly Spot[]): Edges | null {
  if (spots.length === 0) return null
  const latitudes = spots.map(({ latitude }) => latitude)
  const longitudes = spots.map(({ longitude }) => longitude)
  return { west: Math.min(...longitudes), south: Math.min(...latitudes), east: Math.max(...longitudes), north: Math.max(...latitudes) }
}

/** Degrees to each side of a place without restaurants: about four miles. */
const AROUND = 0.06

export function edgesAround({ latitude, longitude }: Spot): Edges {
  return { west: longitude - AROUND, south: latitude - AROUND, east: longitude + AROUND, north: latitude + AROUND }
}

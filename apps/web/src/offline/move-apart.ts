export interface Point {
  readonly x: number
  readonly y: number
}

/** Directions and distances, in parts of `least`, in which a free place is looked for. */
const DIRECTIONS = 16
const STEP = 0.25
const FARTHEST = 40

/**
 * Points in the same order, of which each keeps its place if it is free, and otherwise gets the nearest free one.
 * @param least distance between two points
 * @param half points stay within this distance of 0 on both axes
 * @param taken a place that stays free
 */
export function moveApart(
  points: readonly Point[],
  { least, half, taken }: { least: number; half: number; taken: Point },
): readonly Point[] {
  const placed = [taken]
  for (const point of points) placed.push(freePlace(point, placed, least, half))
  return placed.slice(1)
}

function freePlace(point: Point, placed: readonly Point[], least: number, half: number): Point {
  for (let step = 0; step <= FARTHEST; step++) {
    const away = step * STEP * least
    for (let turn = 0; turn < (step === 0 ? 1 : DIRECTIONS); turn++) {
      const angle = (turn / DIRECTIONS) * 2 * Math.PI
      const candidate = { x: point.x + away * Math.cos(angle), y: point.y + away * Math.sin(angle) }
      const isWithin = Math.max(Math.abs(candidate.x), Math.abs(candidate.y)) <= half
      if (isWithin && placed.every(({ x, y }) => Math.hypot(candidate.x - x, candidate.y - y) >= least)) return candidate
    }
  }
  return point
}

import type { Row } from './report.ts'

/** A node that moved, with its position in the window before and after, in CSS px. */
export interface Move {
  /** Score of the shift that it was part of. */
  readonly value: number
  readonly tag: string
  readonly text: string
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
}

/** What moved on a page, and the sum of its layout shift scores (unitless). */
export interface PageShift {
  readonly sum: number
  readonly moves: readonly Move[]
}

/** A page in a window of a width in CSS px. */
export interface ShiftVisit extends PageShift {
  readonly partner: string
  readonly path: string
  readonly width: number
}

const MOST_LETTERS = 40

/** The part of the largest shift that moved furthest; a part that came into view or left it has no way. */
function furthest(moves: readonly Move[]): Move | undefined {
  const largest = Math.max(...moves.map(({ value }) => value))
  const way = ({ from, to }: Move) => Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1])
  const isInView = ({ from, to }: Move) => [from, to].every(([x, y]) => x !== 0 || y !== 0)
  const [first] = moves.filter((move) => move.value === largest && isInView(move)).toSorted((a, b) => way(b) - way(a))
  return first ?? moves.find((move) => move.value === largest)
}

function describeMove({ tag, text, from, to }: Move): string {
  const words = text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text
  return `${tag}${words === '' ? '' : ` "${words}"`} from ${from.join(',')} to ${to.join(',')}`
}

/** A row for each page of each partner, in the order of the visits: the largest sum over the widths, the width, and what moved furthest there. */
export function shiftRows(visits: readonly ShiftVisit[]): Row[] {
  const pages = Map.groupBy(visits, ({ partner, path }) => `${partner} ${path}`)
  return [...pages].map(([name, widths]) => {
    const worst = widths.reduce((most, visit) => (visit.sum > most.sum ? visit : most))
    const move = furthest(worst.moves)
    return {
      name: `${name} shift with late fonts`,
      value: worst.sum,
      unit: '',
      ...(worst.sum > 0 && move ? { detail: `${worst.width} px: ${describeMove(move)}` } : {}),
    }
  })
}

/** A letter or sign in texts: how often it occurs, and its widths in a typeface and in the one that replaces it, in the same unit. */
export interface Letter {
  readonly letter: string
  readonly count: number
  readonly own: number
  readonly system: number
}

/** A line of text with its width in the typeface, in the unit of the letters. */
export interface Line {
  readonly text: string
  readonly own: number
}

interface LetterFit {
  /** Width of all text in percent of the replacing typeface. */
  readonly width: number
  /** Width of every character that is in no group. */
  readonly others: number
  /** Widths of groups of letters. */
  readonly letters: Readonly<Record<string, number>>
  /** Differences of whole lines in percent of their width, as a root mean square weighted by it: of one width for all letters, and of the groups. */
  readonly before: number
  readonly after: number
}

/** The largest difference of a group's scale from that of all letters: letters of one word must not differ visibly in height. */
const MOST = 0.15

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

interface Point {
  readonly letter: string
  readonly scale: number
  readonly weight: number
}

const meanOf = (points: readonly Point[]) =>
  sum(points.map(({ scale, weight }) => scale * weight)) / sum(points.map(({ weight }) => weight))

function costOf(points: readonly Point[]): number {
  const mean = meanOf(points)
  return sum(points.map(({ scale, weight }) => weight * (scale - mean) ** 2))
}

/** Divides points, ascending by scale, into groups with the smallest sum of squares. */
function divided(points: readonly Point[], count: number): readonly (readonly Point[])[] {
  interface Best {
    readonly cost: number
    readonly groups: readonly (readonly Point[])[]
  }
  const none: Best = { cost: Infinity, groups: [] }
  const lengths = points.map((_, index) => index + 1)
  let best: readonly Best[] = [{ cost: 0, groups: [] }, ...lengths.map(() => none)]
  for (let group = 0; group < count; group += 1)
    best = [
      none,
      ...lengths.map((end) =>
        lengths.slice(0, end).reduce<Best>((least, length) => {
          const last = points.slice(end - length, end)
          const before = best[end - length] ?? none
          if (before.cost >= least.cost) return least
          const cost = before.cost + costOf(last)
          return cost < least.cost ? { cost, groups: [...before.groups, last] } : least
        }, none),
      ),
    ]
  return best.at(-1)?.groups ?? []
}

/**
 * Scales for groups of letters, so that lines in the replacing typeface are as wide as in the typeface. The group that occurs most has no
 * list: its scale is that of all other characters, too, and of the space, whose face gives lines their height.
 * @param count number of groups, that one included
 */
export function fitLetters(letters: readonly Letter[], lines: readonly Line[], count: number): LetterFit {
  const known = new Map(letters.map((letter) => [letter.letter, letter]))
  const systemOf = (letter: string) => known.get(letter)?.system ?? 0
  const widthOf = (text: string, scale: (letter: string) => number) => sum(Array.from(text, (letter) => systemOf(letter) * scale(letter)))
  const ownWidth = sum(lines.map(({ own }) => own))
  const overall = ownWidth / sum(lines.map(({ text }) => widthOf(text, () => 1)))
  const points = letters
    .filter(({ letter, own, system }) => letter !== ' ' && own > 0 && system > 0)
    .map(({ letter, count: times, own, system }) => ({
      letter,
      scale: Math.min(overall * (1 + MOST), Math.max(overall * (1 - MOST), own / system)),
      weight: times * system * system,
    }))
    .toSorted((a, b) => a.scale - b.scale)
  const groups = divided(points, Math.min(count, points.length))
  const times = (group: readonly Point[]) => sum(group.map(({ letter }) => known.get(letter)?.count ?? 0))
  const most = groups.reduce<readonly Point[]>((largest, group) => (times(group) > times(largest) ? group : largest), [])
  const scales = new Map(groups.flatMap((group) => group.map(({ letter }) => [letter, meanOf(group)] as const)))
  const others = most.length > 0 ? meanOf(most) : overall
  const scaleOf = (letter: string) => scales.get(letter) ?? others
  // For kerning, for the space, and for letters whose scale was limited.
  const rest = ownWidth / sum(lines.map(({ text }) => widthOf(text, scaleOf)))
  const percent = (scale: number) => Number((scale * rest * 100).toFixed(1))
  const difference = (scale: (letter: string) => number) =>
    Math.sqrt(sum(lines.map(({ text, own }) => (widthOf(text, scale) - own) ** 2 / own)) / ownWidth) * 100
  return {
    width: Number((overall * 100).toFixed(1)),
    others: percent(others),
    letters: Object.fromEntries(
      groups
        .filter((group) => group !== most)
        .map((group) => [
          group
            .map(({ letter }) => letter)
            .toSorted()
            .join(''),
          percent(meanOf(group)),
        ]),
    ),
    before: difference(() => overall),
    after: difference((letter) => scaleOf(letter) * rest),
  }
}

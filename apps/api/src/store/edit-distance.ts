/** The last three rows of the table, used again by the next call. */
const table = [new Int32Array(64), new Int32Array(64), new Int32Array(64)] as const

/**
 * Number of letters to change, add, remove or swap with their neighbour to turn one word into the other (optimal string alignment).
 * @param most a distance above this may be reported as any other above it
 */
export function editDistance(from: string, to: string, most = Infinity): number {
  const width = to.length + 1
  let [before, last, row] = width > table[0].length ? [new Int32Array(width), new Int32Array(width), new Int32Array(width)] : table
  for (let column = 0; column < width; column++) last[column] = column
  let lastLeast = 0
  for (let line = 1; line <= from.length; line++) {
    row[0] = line
    let least = line
    for (let column = 1; column < width; column++) {
      const isSame = from.charCodeAt(line - 1) === to.charCodeAt(column - 1)
      let best = Math.min((last[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwapped =
        line > 1 &&
        column > 1 &&
        from.charCodeAt(line - 1) === to.charCodeAt(column - 2) &&
        from.charCodeAt(line - 2) === to.charCodeAt(column - 1)
      if (isSwapped) best = Math.min(best, (before[column - 2] ?? 0) + 1)
      row[column] = best
      if (best < least) least = best
    }
    // The next rows are no smaller than this one, or than the one before it and one swap.
    if (least > most && lastLeast >= most) return least
    lastLeast = least
    ;[before, last, row] = [last, row, before]
  }
  return last[to.length] ?? 0
}

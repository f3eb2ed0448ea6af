/** Number of letters to change, add, remove or swap with their neighbour to turn one word into the other (optimal string alignment). */
export function editDistance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity
  for (let row = 1; row <= from.length; row++) {
    rows[row] = [row]
    for (let column = 1; column <= to.length; column++) {
      const change = from[row - 1] === to[column - 1] ? 0 : 1
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      const best = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + change,
        swapped ? at(row - 2, column - 2) + 1 : Infinity,
      )
      rows[row]?.push(best)
    }
  }
  return at(from.length, to.length)
}

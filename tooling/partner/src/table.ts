/** Rows as text with aligned columns; columns of numbers are right-aligned. */
export function asTable(head: readonly string[], rows: readonly (readonly string[])[], figures: ReadonlySet<number> = new Set()): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (figures.has(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd()
  return [head, ...rows].map(line).join('\n')
}

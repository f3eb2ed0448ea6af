/** One measurement, with the same measurement of a peer if there is one. */
export interface Row {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly peer?: string
  readonly peerValue?: number
  /** What the value comes from, such as the largest element of a page. */
  readonly detail?: string
}

function ratioOf(row: Row): number | undefined {
  return row.peerValue ? row.value / row.peerValue : undefined
}

const figure = (value: number) =>
  Number.isInteger(value) ? value.toLocaleString('en-US') : value.toFixed(value < 0.1 ? 4 : value < 10 ? 2 : 1)

/** The rows as text with aligned columns. */
export function asTable(rows: readonly Row[]): string {
  const hasDetails = rows.some(({ detail }) => detail !== undefined)
  const lines = [
    ['figure', 'value', 'unit', 'peer', 'peer value', 'ratio', ...(hasDetails ? ['detail'] : [])],
    ...rows.map((row) => {
      const ratio = ratioOf(row)
      return [
        row.name,
        figure(row.value),
        row.unit,
        row.peer ?? '',
        row.peerValue === undefined ? '' : figure(row.peerValue),
        ratio === undefined ? '' : `${ratio.toFixed(2)} ×`,
        ...(hasDetails ? [row.detail ?? ''] : []),
      ]
    }),
  ]
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** The rows for machines: one JSON object a line, with the same keys in every benchmark. */
export function asJsonLines(rows: readonly Row[]): string {
  return rows
    .map((row) =>
      JSON.stringify({
        name: row.name,
        value: row.value,
        unit: row.unit,
        peer: row.peer ?? null,
        peerValue: row.peerValue ?? null,
        ratio: ratioOf(row) ?? null,
        detail: row.detail ?? null,
      }),
    )
    .join('\n')
}

/** The middle value, or the mean of the two in the middle. Empty lists are a bug. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new Error('no values to take the median of')
  return (upper + lower) / 2
}

/** The value that a share of all does not exceed: 0.99 for p99. Empty lists are a bug. */
export function quantile(values: readonly number[], share: number): number {
  const found = values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]
  if (found === undefined) throw new Error('no values to take a quantile of')
  return found
}

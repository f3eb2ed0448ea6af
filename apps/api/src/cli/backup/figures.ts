/** A number of bytes for an operator: "12.3 MiB". */
export const mebibytes = (bytes: number) => `${(bytes / 2 ** 20).toLocaleString('en-US', { maximumFractionDigits: 1 })} MiB`

/** All rows of tables that were counted. */
export const totalOf = (rows: Readonly<Record<string, number>>) => Object.values(rows).reduce((sum, count) => sum + count, 0)

/** Rows of one statement: few, so that reading them takes less time than other work of the process may wait. */
export const PAGE_ROWS = 500

/**
 * Reads pages in the order of their ids until one is not full, or until `take` returns false. The next page is read while one is taken, since the database
 * works on another processor.
 */
export async function eachPage<Row>(
  read: (after: string) => Promise<readonly Row[]>,
  idOf: (row: Row) => string,
  take: (rows: readonly Row[]) => void | Promise<boolean>,
): Promise<void> {
  let next: Promise<readonly Row[]> | null = read('')
  while (next !== null) {
    const rows: readonly Row[] = await next
    const last = rows.length < PAGE_ROWS ? undefined : rows.at(-1)
    next = last === undefined ? null : read(idOf(last))
    // If `take` fails, that is the error.
    next?.catch(() => undefined)
    if ((await take(rows)) === false) return
  }
}

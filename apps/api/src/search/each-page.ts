/** Rows of one statement: few, so that reading them takes less time than other work of the process may wait. */
export const PAGE_ROWS = 500

/** Reads pages in the order of their ids until one is not full, or until `take` returns false. */
export async function eachPage<Row>(
  read: (after: string) => Promise<readonly Row[]>,
  idOf: (row: Row) => string,
  take: (rows: readonly Row[]) => void | Promise<boolean>,
): Promise<void> {
  let after = ''
  for (;;) {
    const rows = await read(after)
    if ((await take(rows)) === false) return
    const last = rows.at(-1)
    if (last === undefined || rows.length < PAGE_ROWS) return
    after = idOf(last)
  }
}

/** A field of a row: text that a person or another system chose, or a number of ours. */
export type CsvField = string | number

/** Begins of texts that a spreadsheet reads as a formula, also after spaces; the last four are their wide forms. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u
/** Excel reads a file as UTF-8 only with it. */
const BYTE_ORDER_MARK = '\uFEFF'

function written(field: CsvField): string {
  if (typeof field === 'number') return String(field)
  // A text with an apostrophe in front is shown, and never calculated.
  const harmless = FORMULA.test(field) ? `'${field}` : field
  return `"${harmless.replaceAll('"', '""')}"`
}

/** A CSV file (RFC 4180) in UTF-8, in which no text is a formula. @param rows the first one has the names of the columns */
export const csvOf = (rows: readonly (readonly CsvField[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')

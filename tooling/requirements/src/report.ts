import type { Proof } from './proofs.ts'
import type { Decision, Requirement } from './rows.ts'

/** The data of the report. */
export interface Facts {
  readonly requirements: readonly Requirement[]
  readonly decisions: readonly Decision[]
  readonly proofs: readonly Proof[]
}

/** A line per area: rows, rows with a test, in per cent; then the total. */
export function areaCounts({ requirements, proofs }: Facts): readonly string[] {
  const proved = new Set(proofs.map(({ id }) => id))
  const areas = Map.groupBy(requirements, ({ area }) => area)
  const line = (name: string, rows: readonly Requirement[]) => {
    const count = rows.filter(({ id }) => proved.has(id)).length
    return `${name.padEnd(12)}${String(rows.length).padStart(6)}${String(count).padStart(12)}${`${Math.floor((count / rows.length) * 100)} %`.padStart(8)}`
  }
  const head = `${'area'.padEnd(12)}${'rows'.padStart(6)}${'with tests'.padStart(12)}`
  return [head, ...[...areas].map(([area, rows]) => line(area, rows)), line('all', requirements)]
}

/** Rows with their source, decisions and the tests that prove them. */
export function rowDetails({ decisions, proofs }: Facts, rows: readonly Requirement[]): readonly string[] {
  const tests = Map.groupBy(proofs, ({ id }) => id)
  return rows.flatMap(({ id, source, text }) => [
    `${id}  ${text}  (${source})`,
    ...decisions.filter(({ about }) => about.has(id)).map((decision) => `    decided: ${decision.text}`),
    ...(tests.get(id) ?? []).map(({ file, line, title }) => `    ${file}:${line}  ${title}`),
    ...(tests.has(id) ? [] : ['    no test']),
  ])
}

/** Ids in titles without a row, each with the location of its test. */
export function unknownIds({ requirements, proofs }: Facts): readonly string[] {
  const known = new Set(requirements.map(({ id }) => id))
  return proofs.filter(({ id }) => !known.has(id)).map(({ id, file, line }) => `${file}:${line} names ${id}, which is no row of rows.tsv.`)
}

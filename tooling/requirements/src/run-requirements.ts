import { parseArgs } from 'node:util'

import { readProofs } from './proofs.ts'
import { areaCounts, rowDetails, type Facts } from './report.ts'
import { readDecisions, readRequirements } from './rows.ts'

export const HELP = `pnpm requirements [AREA | ID]… [--untested] [--help]
pnpm requirements fields

Prints the statements of the specification with the decisions about them and the tests that prove them.

  without arguments   the count of rows and of rows with a test, by area
  AREA                the rows of an area, such as CARD
  ID                  one row, such as CARD-11
  --untested          only rows that no test names
  fields              every field of every form with the rules by which it acts, beside the rows about it; exits with 1 where they differ
`

interface Output {
  readonly out: (line: string) => void
  readonly err: (line: string) => void
}

/**
 * Runs `pnpm requirements`.
 * @returns the exit code: 0, or 2 for a wrong command line
 */
export function runRequirements(args: readonly string[], { out, err }: Output): number {
  const order = parse(args)
  if ('error' in order) {
    err(order.error)
    return 2
  }
  if (order.help) {
    out(HELP.trimEnd())
    return 0
  }
  const facts: Facts = { requirements: readRequirements(), decisions: readDecisions(), proofs: readProofs() }
  const tested = new Set(facts.proofs.map(({ id }) => id))
  const names = order.names.length > 0 ? order.names : order.untested ? [...new Set(facts.requirements.map(({ area }) => area))] : []
  if (names.length === 0) {
    for (const line of areaCounts(facts)) out(line)
    return 0
  }
  for (const name of names) {
    const rows = facts.requirements.filter(({ id, area }) => id === name || area === name)
    if (rows.length === 0) {
      err(`${name} is neither an area nor an id. Areas: ${[...new Set(facts.requirements.map(({ area }) => area))].join(', ')}.`)
      return 2
    }
    for (const { text } of facts.decisions.filter(({ about }) => about.has(name) && rows[0]?.area === name)) out(`decided: ${text}`)
    for (const line of rowDetails(facts, order.untested ? rows.filter(({ id }) => !tested.has(id)) : rows)) out(line)
  }
  return 0
}

type Order = { readonly names: readonly string[]; readonly untested: boolean; readonly help: boolean } | { readonly error: string }

function parse(args: readonly string[]): Order {
  try {
    const options = { untested: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    return { names: positionals.map((name) => name.toUpperCase()), ...values }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

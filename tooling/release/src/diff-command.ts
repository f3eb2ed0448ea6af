import { resolve } from 'node:path'

import { asTable } from '@dining/partner/table'

import type { Call, Command } from './command.ts'
import { compare, type PackDifference } from './diff/compare.ts'
import { withPack } from './diff/pack-source.ts'

const kilobytes = (bytes: number | null) => (bytes === null ? '-' : (bytes / 1000).toFixed(1))
const signed = (bytes: number) => `${bytes > 0 ? '+' : ''}${kilobytes(bytes)}`

/** `release diff`: what another version changes for a member. */
export const diffCommand: Command = async (call) => {
  const { words, json, releases, cwd, out, err } = call
  const [before, after] = words
  if (before === undefined || after === undefined || words.length > 2) {
    err('Name two packs: before and after. See pnpm release --help.')
    return 2
  }
  const path = (name: string) => resolve(cwd, name)
  return withPack(before, releases, path, (old) =>
    withPack(after, releases, path, async (next) => {
      if (old.manifest.partner !== next.manifest.partner) {
        err(
          `${before} is a pack of ${old.manifest.partner} and ${after} one of ${next.manifest.partner}. Name two versions of one partner.`,
        )
        return 2
      }
      const difference = await compare(old, next)
      const name = ({ manifest: { partner, version } }: typeof old) => `${partner}@${version}`
      if (json) out(JSON.stringify({ before: name(old), after: name(next), ...difference }))
      else {
        out(`${name(old)} → ${name(next)}`)
        print(difference, out)
      }
      return 0
    }),
  )
}

function print({ sizes, files, words, flags, facts, contract }: PackDifference, out: Call['out']): void {
  if (contract) out(`\ncontract ${contract.before} → ${contract.after}`)
  const changed = sizes.filter(({ before, after }) => before !== after)
  if (changed.length > 0) {
    const cells = changed.map(({ part, before, after }) => [part, kilobytes(before), kilobytes(after), signed(after - before)])
    out(`\n${asTable(['part', 'before kB', 'after kB', 'change'], cells, new Set([1, 2, 3]))}`)
  }
  const lists = { words, flags, facts }
  for (const [title, changes] of Object.entries(lists)) {
    if (changes.length > 0) out(`\n${title}\n${changes.map(({ path, change }) => `  ${path}: ${change}`).join('\n')}`)
  }
  if (files.length > 0) {
    const cells = files.map((file) => [file.name, kilobytes(file.before), kilobytes(file.after)])
    out(`\n${asTable(['file', 'before kB', 'after kB'], cells, new Set([1, 2]))}`)
  } else out('\nEvery file has the same bytes.')
}

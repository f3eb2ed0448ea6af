import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describeIssues } from '@dining/partner-kit/check'
import { readPartners } from '@dining/partner-kit/node'

import { chosenIds } from './choose.ts'
import type { Command } from './command.ts'
import { readersOf, SECTIONS, type Section } from './explain/readers.ts'
import { WAITING } from './explain/waiting.ts'

/** A setting of a partner: its value, where the value comes from, and who reads it. */
interface Explained {
  readonly setting: string
  readonly value: unknown
  /** Path and line of the partner's folder, or "default". */
  readonly from: string
  readonly readers: readonly string[]
  /** Why no site reads it yet. */
  readonly waiting?: string
}

/** Where the folder sets it: the files of a partner write each setting on a line of its own. */
function placeOf(partnersDir: string, id: string, section: Section, name: string): string {
  for (const file of [`${section}.ts`, 'partner.ts']) {
    const text = tryRead(join(partnersDir, id, file))
    const start = file === 'partner.ts' ? text.indexOf(`${section}: {`) : 0
    const at = start < 0 ? -1 : text.slice(start).search(new RegExp(String.raw`^\s+${name}:`, 'm'))
    if (at >= 0) return `partners/${id}/${file}:${text.slice(0, start + at).split('\n').length + 1}`
  }
  return 'default'
}

function tryRead(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** `partner explain <id> [setting]`: a setting's value, where it comes from, and who reads it; every setting if none is named. */
export const explainCommand: Command = async ({ words: [id, asked, ...more], json, partnersDir, out, err }) => {
  if (id === undefined || more.length > 0) {
    err('explain takes a partner and at most one setting: pnpm partner explain delta features.hasVIP')
    return 2
  }
  await chosenIds(partnersDir, [id])
  const { partners, invalid } = await readPartners(partnersDir)
  const loaded = partners.find(({ partner }) => partner.program.id === id)
  if (!loaded) {
    for (const one of invalid) if (one.id === id) err(describeIssues(id, one.issues))
    return 1
  }
  const settings = SECTIONS.flatMap((section) => Object.entries(loaded.partner[section]).map(([name, value]) => ({ section, name, value })))
  const chosen = settings.filter(({ section, name }) => asked === undefined || asked === name || asked === `${section}.${name}`)
  if (chosen.length === 0) {
    err(`Unknown setting ${asked}. Known settings: ${settings.map(({ section, name }) => `${section}.${name}`).join(', ')}.`)
    return 2
  }
  const explained = chosen.map(({ section, name, value }): Explained => {
    const waiting = WAITING[`${section}.${name}`]
    return {
      setting: `${section}.${name}`,
      value,
      from: placeOf(partnersDir, id, section, name),
      readers: readersOf(section, name).map(({ file, line }) => `${file}:${line}`),
      ...(waiting === undefined ? {} : { waiting }),
    }
  })
  if (json) out(JSON.stringify(explained))
  else
    for (const { setting, value, from, readers, waiting } of explained) {
      out(`${setting} = ${JSON.stringify(value)}`)
      out(`  from       ${from}`)
      if (waiting !== undefined) out(`  no effect  ${waiting}`)
      for (const [at, reader] of readers.entries()) out(`  ${at === 0 ? 'read by' : '       '}    ${reader}`)
    }
  return 0
}

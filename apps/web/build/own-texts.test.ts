import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'

import { readPartners } from '@dining/partner-kit/node'
import { expect, it } from 'vitest'

import { divided, keptOverrides } from './own-texts.ts'

const { partners } = await readPartners(path.resolve(import.meta.dirname, '../../../partners'))
const PACKAGES = path.resolve(import.meta.dirname, '../../../packages')

async function read(pattern: string, isRead: (file: string) => boolean) {
  const read: (readonly [file: string, code: string])[] = []
  for await (const file of glob(pattern)) if (isRead(file)) read.push([file, await readFile(file, 'utf8')])
  return read
}

const sources = await read(`${PACKAGES}/copy-engine/src/texts/*.ts`, (file) => !file.endsWith('.test.ts'))

/** Everything that a module of texts becomes. */
const textOf = (file: string, code: string, own: ReadonlyMap<string, string | { readonly one: string; readonly other: string }>) => {
  const { code: rest, modules } = divided(file, code, own)
  return [rest, ...modules.values()].join('\n')
}

it("puts every partner's wordings of pages in the place of the product's", () => {
  let found = 0
  for (const { partner } of partners) {
    const own = new Map(Object.entries(partner.copy.texts).filter(([key]) => !key.startsWith('mail.')))
    const made = sources.map(([file, code]) => textOf(file, code, own)).join('\n')
    const missing = [...own].filter(([, wording]) => !made.includes(`: ${JSON.stringify(wording)}`)).map(([key]) => key)
    expect([partner.program.id, missing]).toEqual([partner.program.id, []])
    found += own.size
  }
  expect(found).toBeGreaterThan(0)
})

it('gives each text a module, with its wording or the one of the partner', () => {
  const code = "export const home = texts('area', { one: 'One', 'two-three': { one: '{count} x', other: '{count} y' } })\n"
  const { code: rest, modules } = divided('/t.ts', code, new Map([['area.two-three', { one: 'a', other: 'b' }]]))
  expect(rest).toBe('export * as home from "/t.ts.home.js"\n')
  expect([...modules]).toEqual([
    ['/t.ts.home.one.js', "export const text = { wording: 'One' }"],
    ['/t.ts.home.two-three.js', 'export const text = { wording: {"one":"a","other":"b"} }'],
    ['/t.ts.home.js', 'export { text as one } from "/t.ts.home.one.js"\nexport { text as "two-three" } from "/t.ts.home.two-three.js"'],
  ])
})

it('keeps an override by its key if other texts contain what it replaces', () => {
  const code = "export const forms = texts('forms', { save: 'Save', hide: 'Hide' })"
  const own = { 'forms.save': 'Keep', 'shell.menu': 'Menu' }
  const { modules } = divided('/forms.ts', code, new Map(Object.entries(own)))
  expect(modules.get('/forms.ts.forms.save.js')).toBe(`export const text = { key: "forms.save", wording: 'Save' }`)
  expect(modules.get('/forms.ts.forms.hide.js')).toBe(`export const text = { wording: 'Hide' }`)
  const kept = partners.slice(0, 1).map(({ partner: { copy } }) => keptOverrides({ copy: { ...copy, texts: own } }))
  expect(kept).toEqual([{ 'forms.save': 'Keep' }])
})

it('divides no area from which a screen takes a text by a computed name', async () => {
  const ids = new Map(
    sources.flatMap(([file, code]) =>
      [...divided(file, code, new Map()).modules.keys()].map((id) => [/\.ts\.(\w+)\./.exec(id)?.[1] ?? '', file]),
    ),
  )
  expect(ids.size).toBeGreaterThan(10)
  const screens = await read(
    `${PACKAGES}/*/src/**/*.{ts,tsx}`,
    (file) => !/\.(?:test|stories)\.|\/(?:copy-engine|partner-kit)\//.test(file),
  )
  const computed = screens.flatMap(([file, code]) =>
    [...code.matchAll(/import \{ (\w+)(?: as (\w+))? \} from '@dining\/copy-engine\/texts\//g)].flatMap(([, name = '', alias = name]) =>
      ids.has(name) && new RegExp(String.raw`(?<![\w.'])${alias}\[(?!')|\.\.\.${alias}\b|\bin ${alias}\b`).test(code)
        ? [`${path.basename(file)}: ${name}`]
        : [],
    ),
  )
  expect(computed).toEqual([])
})

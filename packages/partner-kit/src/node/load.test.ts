import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { TEST_PARTNER } from '../test-partner.ts'
import { loadPartners, readPartners } from './load.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'partners-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function writePartner(id: string, changes: object = {}, files: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const own = path.join(folder, id)
  await mkdir(path.join(own, 'content'), { recursive: true })
  const partner = { ...TEST_PARTNER, program: { ...TEST_PARTNER.program, id }, ...changes }
  await writeFile(path.join(own, 'partner.ts'), `export default ${JSON.stringify(partner)}`)
  for (const [name, content] of Object.entries(files))
    await writeFile(path.join(own, 'content', name), `export default ${JSON.stringify(content)}`)
}

const popup = { set: 'popup', entries: [{ slug: 'hello', status: 'published', fields: { body_text: 'Earn {currency}.' } }] }

describe('a folder of partners', () => {
  it('is read in the order of ids, with content, ignoring other folders and files', async () => {
    await writePartner('west')
    await writePartner('aero', {}, { 'popup.ts': popup })
    await mkdir(path.join(folder, 'notes'))
    await writeFile(path.join(folder, 'README.md'), '')
    const partners = await loadPartners(folder)
    expect(partners.map(({ partner }) => partner.program.id)).toEqual(['aero', 'west'])
    expect(partners[0]).toMatchObject({ folder: path.join(folder, 'aero'), content: [popup] })
  })

  it('is empty when it does not exist', async () => {
    expect(await loadPartners(path.join(folder, 'nowhere'))).toEqual([])
  })

  it('reports the issues of every partner, and keeps the valid ones', async () => {
    await writePartner('aero')
    await writePartner('bad', { support: undefined, colour: 'red' })
    await writePartner('copied', { program: TEST_PARTNER.program })
    const { partners, invalid } = await readPartners(folder)
    expect(partners.map(({ partner }) => partner.program.id)).toEqual(['aero'])
    expect(invalid.map(({ id, issues }) => [id, issues.map(({ location }) => location)])).toEqual([
      ['bad', ['colour', 'support']],
      ['copied', ['program.id']],
    ])
    await expect(loadPartners(folder)).rejects.toThrow(/partners\/bad: colour.*\n.*\n?partners\/copied: program\.id/su)
  })

  it.each([
    [{ set: 'pop_up', entries: [] }, 'content/x.ts: set', 'Did you mean the set "popup"?'],
    [{ set: 'popup', entries: [{ slug: 'a', status: 'live', fields: {} }] }, 'content/x.ts: entries.0.status', 'Export { set, entries'],
    [{ set: 'popup', entries: [{ slug: 'a', status: 'draft', fields: {} }] }, 'content/x.ts: entries[0].fields.body_text', 'Correct it'],
    [{ set: 'popup', entries: [...popup.entries, ...popup.entries] }, 'content/x.ts: hello, published', 'Make them different.'],
    [undefined, 'content/x.ts: default export', 'Export { set, entries'],
  ])('refuses content that a page would drop: %j', async (content, location, remedy) => {
    await writePartner('aero', {}, { 'x.ts': content ?? null })
    const { invalid } = await readPartners(folder)
    expect(invalid[0]?.issues[0]?.location).toBe(location)
    expect(invalid[0]?.issues[0]?.remedy).toContain(remedy)
  })

  it('accepts a draft beside a published entry', async () => {
    const entries = [...popup.entries, ...popup.entries.map((entry) => ({ ...entry, status: 'draft' }))]
    await writePartner('aero', {}, { 'x.ts': { set: 'popup', entries } })
    const { partners } = await readPartners(folder)
    expect(partners[0]?.content[0]?.entries.map(({ status }) => status)).toEqual(['published', 'draft'])
  })

  it('has the same body font in texts and theme', async () => {
    await writePartner('aero', { copy: { ...TEST_PARTNER.copy, marks: { bodyFont: 'Figtree' } } })
    await writeFile(path.join(folder, 'aero/tokens.ts'), `export const tokens = { faces: { text: '"Source Sans 3", sans-serif' } }`)
    const { invalid } = await readPartners(folder)
    expect(invalid[0]?.issues.map(({ location }) => location)).toEqual(['copy.marks.bodyFont'])
  })
})

it('reads the project’s own partners without an issue', async () => {
  const own = path.resolve(import.meta.dirname, '../../../../partners')
  const { partners, invalid } = await readPartners(own)
  expect(invalid).toEqual([])
  expect(partners.length).toBeGreaterThan(0)
})

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { endpoints } from '@dining/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { browser } from '../../testing/browser.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { COMMANDS } from '../commands.ts'
import { createCommandRunner } from '../run-command.ts'
import { CALLER } from '../../testing/command-deps.ts'
import { setFlag } from '../../use-cases/change-flags.ts'
import { askApproval } from '../../use-cases/content/approve-entry.ts'

let api: TestApi
let folder: string
let said: string[]
beforeAll(async () => {
  api = await testApi()
  folder = await mkdtemp(join(tmpdir(), 'content-'))
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  said = []
  await api.store.owner((tx) => tx.deleteFrom('content_entry').execute())
})

/** Runs a typed line; its request crosses the socket as JSON. @returns exit code */
async function run(typed: string, ...more: string[]): Promise<number> {
  const [group, word, ...words] = typed.split(' ')
  const name = `${group} ${word}`
  const request = COMMANDS.find((one) => one.name === name)?.readLine([...words, ...more], folder)
  said = []
  if (!request?.ok) {
    said.push(request?.error ?? 'no such command')
    return 2
  }
  return createCommandRunner(api.deps)(name, JSON.parse(JSON.stringify(request.value)), (line) => void said.push(line), CALLER)
}
const WHY = ['--note', 'Spring menu', '--by', 'ana']

async function draft(words: string, ...more: string[]): Promise<number> {
  await writeFile(join(folder, 'fields.json'), JSON.stringify({ body_text: words }))
  return run('content draft one popup hello fields.json', ...WHY, ...more)
}
async function shown(): Promise<readonly unknown[]> {
  const { body } = await browser(api.app, 'one').call(endpoints.getContent, { params: { name: 'popup' }, query: {} })
  return (body as { data: { fields: { body_text: unknown } }[] }).data.map(({ fields }) => fields.body_text)
}

describe('pnpm api content', () => {
  it('takes an entry from draft to public, to a schedule, off the site and back', async () => {
    expect(await draft('first')).toBe(0)
    expect(said).toEqual(['Version 1 of popup/hello of one is saved as a draft.'])
    expect(await shown()).toEqual([])
    expect(await run('content publish one popup hello', ...WHY)).toBe(0)
    expect([said, await shown()]).toEqual([['Version 2 of popup/hello of one is public now.'], ['first']])
    await draft('for spring')
    const at = new Date(api.clock.now().getTime() + 60_000).toISOString()
    expect(await run(`content schedule one popup hello --at ${at}`, ...WHY)).toBe(0)
    expect(said).toEqual([`Version 4 of popup/hello of one will be public from ${at} on.`])
    api.clock.advance(60_000)
    expect(await shown()).toEqual(['for spring'])
    expect(await run('content unpublish one popup hello', ...WHY)).toBe(0)
    expect(await shown()).toEqual([])
    expect(await run('content rollback one popup hello --to 2', ...WHY)).toBe(0)
    expect([said, await shown()]).toEqual([['Version 6 of popup/hello of one is public now.'], ['first']])
  })

  it('lists what is public, drafted and scheduled, and the history of an entry, with who, when and why', async () => {
    const now = api.clock.now()
    const made = `by ana at ${now.toISOString()}: Spring menu`
    const at = new Date(now.getTime() + 60_000).toISOString()
    await draft('first')
    await run('content publish one popup hello', ...WHY)
    expect([await run('content list one --drafts'), said]).toEqual([0, []])
    await draft('next')
    await run(`content schedule one popup hello --at ${at}`, ...WHY)
    await draft('after that')
    const lines = [`    version 4 from ${at} on ${made}`, `    version 5 is a draft ${made}`]
    expect(await run('content list one --drafts')).toBe(0)
    expect(said).toEqual([`popup/hello  version 2 is public ${made}`, ...lines])
    await run('content list one --history popup/hello')
    expect(said).toEqual([
      `     5  draft ${made}`,
      `     4  scheduled for ${at} ${made}`,
      `     3  draft ${made}`,
      `>    2  published ${made}`,
      `     1  draft ${made}`,
    ])
    await run('content list one --json')
    expect(JSON.parse(said[0] ?? '')).toMatchObject({ slug: 'hello', shown: { fields: { body_text: 'first' } }, draft: { version: 5 } })
    await run('content list one --history popup/hello --json')
    expect(said.map((line) => (JSON.parse(line) as { version: number }).version)).toEqual([5, 4, 3, 2, 1])
  })

  it('refuses a version that follows a version that its author has not seen, and names the author of that version', async () => {
    await draft('first')
    await draft('second')
    expect(await run('content publish one popup hello --base 1', ...WHY)).toBe(1)
    expect(said.join('\n')).toContain(`ana wrote version 2 of popup/hello at ${api.clock.now().toISOString()}: Spring menu`)
    expect(said.join('\n')).toContain('pass --base 2')
    expect(await run('content publish one popup hello --base 2', ...WHY)).toBe(0)
  })

  it('refuses what a page would drop, and names its location', async () => {
    await writeFile(join(folder, 'wrong.json'), '{"page_text":[{"type":"link","fields":{"text_mobile":"Go"}}]}')
    expect(await run('content draft one sidebar side wrong.json', ...WHY)).toBe(1)
    expect(said[0]).toMatch(/^sidebar\/side: page_text\[0\]\.fields\.url: ./)
    expect(said.at(-1)).toContain('Nothing was changed.')
  })

  it.each([
    [
      'content publish one popup hello',
      'There is no entry popup/hello of one, or it has no such version. See pnpm api content list one --history',
    ],
    ['content publish tow popup hello', 'Unknown partner "tow". Known partners: one, two.'],
    ['content list tow', 'Unknown partner "tow"'],
    ['content list one --history popup/hello', 'There is no entry popup/hello of one. See pnpm api content list one.'],
    ['content draft one popup hello nothing.json', 'nothing.json cannot be read.'],
    ['content draft one popup hello list.json', 'list.json is not a JSON object of fields'],
    ['content draft one popup hello short.json', 'popup/hello: body_text: it is missing'],
    ['content import one nowhere', 'nowhere holds no content'],
    ['content schedule one popup hello --at 2020-01-01T00:00Z', 'There is no entry popup/hello of one, or it has no such version.'],
  ])('says of %j what is wrong, and ends with 1', async (typed, words) => {
    await writeFile(join(folder, 'list.json'), '[{"body_text":"Hello"}]')
    await writeFile(join(folder, 'short.json'), '{"title":"Hello"}')
    expect(await run(typed, ...(typed.startsWith('content list') ? [] : WHY))).toBe(1)
    expect(said.join('\n')).toContain(words)
  })

  it.each([
    ['content publish one popup hello', 'Missing --note <why>.'],
    ['content publish one popup hello --note now --by files', 'Invalid author "files"'],
    ['content publish one popup', 'Missing partner, set or slug.'],
    ['content publish one pop hello --note now', 'Unknown set "pop". Known sets: global, home'],
    ['content publish one popup hello there --note now', 'Unexpected argument "there".'],
    ['content publish one popup hello --note now --base last', '--base must be the number of a version.'],
    ['content rollback one popup hello --note now', '--to must be the number of a version.'],
    ['content schedule one popup hello --note now --at 2026-12-01', '--at must be a time with a zone'],
    ['content schedule one popup hello --note now --at 2026-13-41T00:00Z', '--at must be a time with a zone'],
    ['content list', 'Missing partner.'],
    ['content list one two --history popup/hello', '--history needs exactly one partner.'],
    ['content list one --history popup', '--history must be <set>/<slug>.'],
    ['content import', 'Missing partner'],
  ])('does not take %j', async (typed, words) => {
    expect(await run(typed)).toBe(2)
    expect(said[0]).toContain(words)
  })
})

describe('with four-eyes publishing', () => {
  const turn = (value: boolean) => setFlag(api.deps, { partnerId: 'one', name: 'fourEyes', value, reason: 'A test', by: 'ana' })
  beforeAll(() => turn(true))
  afterAll(() => turn(false))

  it('commands save drafts and take entries off the site, and put nothing on it', async () => {
    expect(await draft('first')).toBe(0)
    const at = new Date(api.clock.now().getTime() + 60_000).toISOString()
    for (const typed of [
      'content publish one popup hello',
      `content schedule one popup hello --at ${at}`,
      'content rollback one popup hello --to 1',
    ]) {
      expect(await run(typed, ...WHY)).toBe(1)
      expect(said.join('\n')).toContain('Four-eyes publishing is on for one: another publisher must approve this')
    }
    expect(await shown()).toEqual([])
    await askApproval(api.deps, { partnerId: 'one', set: 'popup', slug: 'hello', by: 'ana', note: 'for spring', base: 1, publishAt: null })
    await run('content list one --drafts')
    expect(said.at(-1)).toBe(`    version 1 waits for approval, asked by ana at ${api.clock.now().toISOString()}: for spring`)
  })

  it('an import replaces nothing that people wrote', async () => {
    await draft('of people')
    await mkdir(join(folder, 'held/content'), { recursive: true })
    const file = { set: 'popup', entries: [{ slug: 'hello', status: 'published', fields: { body_text: 'of the folder' } }] }
    await writeFile(join(folder, 'held/content/popup.ts'), `export default ${JSON.stringify(file)}`)
    expect(await run('content import one held --replace', ...WHY)).toBe(1)
    expect(said[0]).toBe('popup/hello keeps the version of ana. Four-eyes publishing is on for one: publish in the studio.')
    expect(await shown()).toEqual([])
  })
})

describe('content import', () => {
  const write = async (words: string) => {
    await mkdir(join(folder, 'own/content'), { recursive: true })
    const file = { set: 'popup', entries: [{ slug: 'hello', status: 'published', fields: { body_text: words } }] }
    await writeFile(join(folder, 'own/content/popup.ts'), `export default ${JSON.stringify(file)}`)
  }

  it('imports the current folder each time, and names the entries that people have written', async () => {
    await write('from the folder')
    expect([await run('content import one own', ...WHY), said]).toEqual([0, ['1 entry of one changed.']])
    expect([await run('content import one own', ...WHY), said]).toEqual([0, ['Nothing of one was changed.']])
    await write('better')
    expect([await run('content import one own', ...WHY), await shown()]).toEqual([0, ['better']])
    await draft('of people')
    await run('content publish one popup hello', ...WHY)
    await write('best')
    expect(await run('content import one own', ...WHY)).toBe(0)
    expect(said).toEqual(['popup/hello keeps the version of ana. Pass --replace to replace it.', 'Nothing of one was changed.'])
    expect(await shown()).toEqual(['of people'])
    await run('content import one own --replace', ...WHY)
    expect(await shown()).toEqual(['best'])
  })

  it('names the entries that it removes from the site', async () => {
    await write('here today')
    await run('content import one own', ...WHY)
    await writeFile(join(folder, 'own/content/popup.ts'), 'export default { set: "popup", entries: [] }')
    expect(await run('content import one own', ...WHY)).toBe(0)
    expect(said).toEqual(['popup/hello is taken off the site: the files no longer contain it.', '1 entry of one changed.'])
    expect(await shown()).toEqual([])
  })

  it('changes nothing if the folder has an error', async () => {
    await writeFile(
      join(folder, 'own/content/popup.ts'),
      'export default { set: "popup", entries: [{ slug: "a", status: "draft", fields: {} }] }',
    )
    expect(await run('content import one own', ...WHY)).toBe(1)
    expect(said.join()).toContain('content/popup.ts: entries[0].fields.body_text')
    await writeFile(join(folder, 'own/content/popup.ts'), 'export default {')
    expect(await run('content import one own', ...WHY)).toBe(1)
    expect(said.join()).toContain('it cannot be read')
  })
})

import { readFile } from 'node:fs/promises'

import { allTexts } from '@dining/copy-engine/check'
import { ROOT } from '@dining/stack'
import { testFolder, type TestFolder } from '@dining/partner/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { runContent } from './run-content.ts'

let folder: TestFolder
const said = { out: [] as string[], err: [] as string[] }
beforeEach(async () => {
  folder = await testFolder()
  await folder.add('acme')
})
afterEach(() => folder.close())

/** @returns exit code; where there is no database */
function run(typed: string): Promise<number> {
  said.out = []
  said.err = []
  const env = { PARTNERS_DIR: folder.path, DATA_DIR: `${folder.path}/no-data` }
  const terminal = { out: (line: string) => void said.out.push(...line.split('\n')), err: (line: string) => void said.err.push(line) }
  return runContent(typed.split(' ').filter(Boolean), terminal, { env, cwd: folder.path })
}

describe('content check', () => {
  it('reads every entry and reports no finding for a newly created partner', async () => {
    expect(await run('check')).toBe(0)
    expect(said.out).toEqual([expect.stringMatching(/^acme holds: \d+ entries read$/)])
  })

  it('lists each finding with its location and remedy, also in drafts', async () => {
    await folder.change('acme', 'content/popup.ts', (text) => text.replace(/body_text: '/, "body_text: 'Earn {curency}. "))
    await folder.change('acme', 'content/account-center.ts', (text) =>
      text.replace("status: 'published'", "status: 'draft'").replace(/url: '[^']+'/, "url: '/serch'"),
    )
    expect(await run('check acme')).toBe(1)
    expect(said.out).toEqual([
      expect.stringMatching(/^acme: content\/account-center\.ts: account_center\/\S+ \(draft\): \S+\.url: .* Did you mean “\/search”\?$/),
      expect.stringMatching(
        /^acme: content\/popup\.ts: popup\/\S+ \(published\): body_text: unknown token \{curency\}\. Did you mean \{currency\}\?$/,
      ),
    ])
    expect(await run('check acme --json')).toBe(1)
    const { partners } = JSON.parse(said.out[0] ?? '') as { partners: { findings: { kind: string; status: string }[] }[] }
    expect(partners[0]?.findings.map(({ kind, status }) => [kind, status])).toEqual([
      ['broken-link', 'draft'],
      ['unknown-token', 'published'],
    ])
  })

  it('reads the partner’s own wordings of the product’s texts', async () => {
    await folder.change('acme', 'copy.ts', (text) =>
      text.replace('texts: {}', "texts: { 'session.expiryWarning': 'Book with opentable.' }"),
    )
    expect(await run('check acme')).toBe(1)
    expect(said.out).toEqual(['acme: copy.ts: session.expiryWarning: “opentable” is written “OpenTable”. Write “OpenTable”.'])
  })

  it('reports why a partner cannot be read', async () => {
    await folder.change('acme', 'content/popup.ts', (text) => text.replace(/body_text: '[^']*'/, "body_text: ''"))
    expect(await run('check')).toBe(1)
    expect(said.out.join('\n')).toContain('partners/acme: content/popup.ts: entries[0].fields.body_text: text is empty')
  })
})

describe('content diff', () => {
  const draftBeside = (text: string) => {
    const entry = /entries: \[\n([\s\S]*?\n {4}\},)\n/.exec(text)?.[1] ?? ''
    return text.replace(entry, `${entry}\n${entry.replace("'published'", "'draft'").replace("body_text: '", "body_text: 'Tonight: ")}`)
  }

  it('shows the changes of a draft word by word, on the terminal and on a page', async () => {
    await folder.change('acme', 'content/popup.ts', draftBeside)
    expect(await run('diff acme --words')).toBe(0)
    expect(said.out[0]).toBe('Drafts of acme change 1 entry:')
    expect(said.out.join('\n')).toMatch(/\npopup\/\S+\n {2}body_text: \{\+Tonight: \+\}/)
    const html = await readFile(`${ROOT}/${said.out.at(-1)}`, 'utf8')
    expect(html).toContain('<dt>body_text</dt><dd><ins>Tonight: </ins>')
  })

  it('reports that no draft changes anything', async () => {
    expect(await run('diff acme --words')).toBe(0)
    expect(said.out[0]).toBe('No draft of acme changes anything.')
  })
})

describe('content texts', () => {
  const rows = () => said.out.map((line) => line.split('\t'))

  it('lists every text of the copy engine with its file, line and key, mails apart', async () => {
    expect(await run('texts ui mails')).toBe(0)
    const keys = rows().map(([, , key = '']) => key.replace(/\.(?:one|other)$/, ''))
    expect([...allTexts.keys()].filter((key) => !keys.includes(key))).toEqual([])
    expect(said.out).toContainEqual(
      expect.stringMatching(/^ui\tpackages\/copy-engine\/src\/texts\/errors\.ts:\d+\terrors\.notFoundTitle\tPage not found$/),
    )
    expect(new Set(rows().map(([group]) => group))).toEqual(new Set(['ui', 'mails']))
    expect(rows().filter(([group, , key]) => group === 'mails' && !/(?:^|\.)mail\./.test(key ?? ''))).toEqual([])
  })

  it('lists texts of the studio, of commands and of partners', async () => {
    expect(await run('texts studio cli partners')).toBe(0)
    expect(said.out).toContainEqual(expect.stringMatching(/^studio\tapps\/studio\/src\/entry\/Actions\.tsx:\d+\tActions\tSave draft$/))
    expect(said.out).toContainEqual(
      expect.stringMatching(/^cli\tapps\/api\/src\/cli\/audit\/commands\.ts:\d+\tauditList\.summary\tLists the audit trail/),
    )
    const partners = rows().filter(([group]) => group === 'partners')
    expect(partners.some(([, file]) => file?.includes('/content/home.ts:'))).toBe(true)
    expect(partners.some(([, file]) => file?.includes('/routes.ts:'))).toBe(true)
  })

  it('prints one JSON object a line', async () => {
    expect(await run('texts mails --json')).toBe(0)
    const texts = said.out.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(texts).toContainEqual({
      group: 'mails',
      file: 'packages/copy-engine/src/texts/mail.ts',
      line: expect.any(Number),
      key: 'mail.linkCard',
      text: 'Link a card',
    })
  })
})

describe('invalid arguments', () => {
  it.each([
    ['diff', 'Name one partner.'],
    ['chek', 'Unknown command "chek". Known commands: check, diff, texts, import, list'],
    ['texts mial', 'Unknown group "mial". Known groups: ui, partners, mails, studio, cli.'],
    ['check --jsno', "Unknown option '--jsno'."],
    ['publish acme', 'Missing partner, set or slug.'],
  ])('%s', async (typed, words) => {
    expect(await run(typed)).toBe(2)
    expect(said.err[0]).toContain(words)
  })

  it('lists everything in its help', async () => {
    expect(await run('--help')).toBe(0)
    const help = said.out.join('\n')
    for (const word of ['check', 'diff', 'texts', 'import', 'publish', 'schedule', 'unpublish', 'rollback', 'list', 'preview']) {
      expect(help).toContain(`pnpm content ${word}`)
    }
  })

  it('rejects an unknown partner', async () => {
    expect(await run('check nobody')).toBe(1)
    expect(said.err[0]).toContain('Unknown partner nobody')
  })
})

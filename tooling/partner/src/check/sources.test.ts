import { readPartners } from '@dining/partner-kit/node'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { testFolder, type TestFolder } from '../testing/folder.ts'
import { sourceIssues } from './sources.ts'

let folder: TestFolder
beforeEach(async () => {
  folder = await testFolder()
  await folder.add('acme')
})
afterEach(() => folder.close())

const issues = async () => sourceIssues(folder.path, 'acme', await readPartners(folder.path))
const into = (line: string) => (text: string) => text.replace(/^(export const \w+.* = \{)$/m, `$1\n${line}`)
const TITLE = "{ type: 'title', fields: { text_mobile: 'Ten' } }"
const said = (text: string) => (source: string) => source.replace('texts: {}', `texts: { ${text} }`)

it('reports nothing for a newly created partner', async () => {
  expect(await issues()).toEqual([])
})

describe('one issue each, with its location and remedy', () => {
  const changes: readonly [file: string, how: (text: string) => string, location: string, remedy: string][] = [
    // Schema.
    ['program.ts', (text) => text.replace(/ {2}timeZone.*\n/, ''), 'program.timeZone', 'Add it'],
    ['features.ts', into('  hasDiscoverPag: true,'), 'features.hasDiscoverPag', 'Did you mean "hasDiscoverPage"?'],
    ['partner.ts', (text) => `${text}\nexport const = 1`, 'partner.ts', 'Correct the error'],
    // Contrast.
    ['tokens.ts', (text) => text.replace(/action: 'oklch.*'/, "action: 'oklch(.9 .03 250)'"), 'tokens.ts', 'nearest passing shade: #'],
    // Words.
    [
      'copy.ts',
      said("'card.linked': 'Your {curency} card ending in {lastFour} is here.'"),
      'copy.texts["card.linked"]',
      'Did you mean "currency"?',
    ],
    ['copy.ts', said("'card.linked': 'Your card is here.'"), 'copy.texts["card.linked"]', 'Work {lastFour} in'],
    [
      'copy.ts',
      said("'mail.codeLead': 'Type it within {minute} minutes, not {minutes}.'"),
      'copy.texts["mail.codeLead"]',
      'Did you mean "minutes"?',
    ],
    ['copy.ts', said("'mail.codeLead': 'Type it at once.'"), 'copy.texts["mail.codeLead"]', 'Work {minutes} in'],
    ['copy.ts', said("'mail.welcomeLead': 'Eat out, {first_name}.'"), 'copy.texts["mail.welcomeLead"]', 'Leave it out'],
    ['copy.ts', said("'mail.welcomeHow': '{sign_in_link|Sign in} and eat.'"), 'copy.texts["mail.welcomeHow"]', 'Leave it out'],
    ['copy.ts', said("'session.expiryWarning': 'Book with opentable.'"), 'copy.texts["session.expiryWarning"]', 'Write “OpenTable”.'],
    [
      'content/home.ts',
      (text) => text.replace('{earn_best}', '{earn_bestest}'),
      'content home: home.user_states.0.banner_text.0.fields.text_mobile',
      'Did you mean {earn_best}?',
    ],
    ['copy.ts', said("'session.expiryWarning': 'You earn 77 points.'"), 'copy.texts["session.expiryWarning"]', 'Write a token'],
    ['routes.ts', (text) => text.replace(/description: '/, "description: 'Get 7% back. "), 'routes./.description', 'Write a token'],
    [
      'content/earn-banner.ts',
      (text) => text.replace('entries: []', `entries: [{ slug: 'ten', status: 'published', fields: { type: 'bonus', text: [${TITLE}] } }]`),
      'content earn_banner: ten',
      'Write the code of the bonus.',
    ],
    [
      'content/popup.ts',
      (text) => text.replace(/unlock_select(',\s+status: ')published/, 'hello$1draft'),
      'content popup: hello',
      'Remove it',
    ],
    ['content/sidebar.ts', (text) => text.replace("slug: 'earn'", "slug: 'join'"), 'content sidebar: join', 'Remove it'],
    [
      'content/discover.ts',
      (text) => text.replace('entries: []', "entries: [{ slug: 'discover', status: 'draft', fields: { headline: 'Tonight, earn' } }]"),
      'content discover: discover',
      'Remove it',
    ],
    // Pages.
    ['routes.ts', (text) => text.replace("'/search': {", "'/serch': {"), 'routes["/search"]', 'Add them in routes.ts.'],
    ['routes.ts', (text) => text.replace("'/search': {", "'/serch': {"), 'routes["/serch"]', 'Remove it'],
    ['features.ts', into('  hasDiscoverPage: true,'), 'routes["/discover"]', 'Add them in routes.ts.'],
    [
      'features.ts',
      into("  extraContentPaths: ['/club'],"),
      'features.extraContentPaths',
      'Publish an entry of content/earn-details.ts whose url is /club.',
    ],
    ['features.ts', into("  extraContentPaths: ['/search'],"), 'features.extraContentPaths', 'Give the page another path.'],
    ['features.ts', into("  copyStates: ['anonymous'],"), 'features.copyStates', 'Also list the state'],
    ['features.ts', into("  copyStates: ['anonymous', 'opted_out', 'building'],"), 'features.copyStates', 'Write it in content/home.ts'],
    // Files.
    ['package.json', (text) => text.replace('partner-build', 'vite build'), 'package.json', '"scripts": { "build": "partner-build" }'],
    ['theme.css.ts', (text) => `${text}// files: './assets/fonts/acme'\n`, 'assets/fonts/acme-latin.woff2', 'Add the file'],
  ]

  it.each(changes)('%s %#', async (file, how, location, remedy) => {
    await folder.change('acme', file, how)
    expect(await issues()).toContainEqual({ location, problem: expect.any(String), remedy: expect.stringContaining(remedy) })
  })

  it.each([
    ['NOTES.md', 'NOTES.md', 'Add it'],
    ['content/popup.ts', 'content/popup.ts', 'Add it'],
  ])('without %s', async (file, location, remedy) => {
    await folder.remove('acme', file)
    expect(await issues()).toContainEqual({ location, problem: expect.any(String), remedy: expect.stringContaining(remedy) })
  })

  it.each([
    ['assets/icon.svg', 6_001, 'Make it smaller than 6.0 kB.'],
    ['assets/fonts/acme-latin.woff2', 10, 'Declare it with webFace'],
    ['assets/dance.gif', 10, 'Assets are'],
  ])('with %s of %i bytes', async (file, bytes, remedy) => {
    await folder.write('acme', file, 'x'.repeat(bytes))
    expect(await issues()).toEqual([{ location: file, problem: expect.any(String), remedy: expect.stringContaining(remedy) }])
  })

  it.each([
    ['direct', []],
    ['sso', ['mail.changedLead']],
    ['none', ['mail.welcomeLead', 'mail.changedLead']],
  ])('with words for a mail that enrollment of type %s does not send', async (type, unsent) => {
    await folder.change('acme', 'copy.ts', said("'mail.welcomeLead': 'Link a card.', 'mail.changedLead': 'Sign in again.'"))
    await folder.change('acme', 'program.ts', (text) => text.replace("'direct'", `'${type}' as string as 'direct'`))
    const ofWords = (await issues()).filter(({ location }) => location.startsWith('copy.texts'))
    expect(ofWords).toEqual(
      unsent.map((key) => ({ location: `copy.texts["${key}"]`, problem: 'the partner sends no such mail', remedy: 'Remove it.' })),
    )
  })

  it('with a host of another partner', async () => {
    await folder.add('bolt')
    await folder.change('bolt', 'program.ts', (text) => text.replace('bolt.example.com', 'acme.example.com'))
    await folder.change('bolt', 'partner.ts', (text) => text.replace('+18005550100', '+18005550198'))
    expect(await issues()).toEqual([
      { location: 'program.hosts', problem: 'acme.example.com is a host of bolt, too', remedy: 'Give each partner its own.' },
    ])
  })
})

it.each([
  ['telephone number', /tel:[^']*/, 'tel:+18005550199', 'support.phone'],
  ['mail address', /mailto:[^']*/, 'mailto:hello@one.example', 'support.email'],
])('refuses a %s of another partner', async (_, pattern, value, location) => {
  await folder.add('bolt')
  await folder.change('bolt', 'partner.ts', (text) => text.replace('+18005550100', '+18005550198'))
  for (const id of ['acme', 'bolt']) await folder.change(id, 'partner.ts', (text) => text.replace(pattern, value))
  const contact = value.replace('mailto:', '')
  expect(await issues()).toEqual([{ location, problem: `${contact} is a contact of bolt, too`, remedy: 'Give each partner its own.' }])
})

it('names all issues at once, of the schema and beyond it', async () => {
  await folder.change('acme', 'features.ts', into('  hasVip: true,'))
  await folder.change('acme', 'tokens.ts', (text) => text.replace(/action: 'oklch.*'/, "action: 'oklch(.9 .03 250)'"))
  await folder.remove('acme', 'NOTES.md')
  const locations = new Set((await issues()).map(({ location }) => location))
  expect([...locations].toSorted()).toEqual(['NOTES.md', 'features.hasVip', 'tokens.ts'])
})

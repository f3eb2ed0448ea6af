import { expect, it } from 'vitest'

import { sourceTexts } from './source-texts.ts'

const listed = (source: string, labels = true) =>
  sourceTexts('a.tsx', source, { labels }).map(({ line, key, text }) => `${line} ${key}: ${text}`)

it.each([
  ['a string', "export const hint = 'Choose a later time.'", '1 hint: Choose a later time.'],
  ['a property', "const LABELS = {\n  url: 'Address',\n}", '2 LABELS.url: Address'],
  ['a text of the copy engine', "export const home = texts('home', { lead: 'Dine and earn.' })", '1 home.lead: Dine and earn.'],
  ['a text with forms', "const a = texts('a', { n: { one: '{count} dine', other: '{count} dines' } })", '1 a.n.one: {count} dine'],
  ['a template', 'function say(id: string) {\n  return `Unknown partner ${id}. Try again.`\n}', '2 say: Unknown partner {id}. Try again.'],
  ['an element', 'const A = () => <p>Visitors read: <b>{words}</b> here</p>', '1 A: Visitors read: <b> here'],
  ['an attribute', 'const A = () => <Field label="Name" id="Name" className="Name" />', '1 A.label: Name'],
  ['a choice', "const A = ({ isOpen }: P) => <p title={isOpen ? 'Close it' : 'Open it'} />", '1 A.title: Close it'],
])('lists %s with its line and key', (_, source, line) => {
  expect(listed(source)).toContain(line)
})

it.each([
  ['a module', "import a from 'some words here'\nexport * from 'other words here'"],
  ['a type', "type Kind = 'two words' | 'Label'"],
  ['a comparison', "const is = words === 'two words'"],
  ['another language', 'const rows = sql`select name from member where id = 1`'],
  ['SQL in a string', "const rows = run('SELECT name FROM members')"],
  ['a header and a face', "const a = { kind: 'text/plain; charset=utf-8', face: 'system-ui, sans-serif' }"],
  ['a search in a string', "const has = text.includes('two words')"],
  ['a name of the platform', 'const A = () => <p className="two words" style={{ fontFamily: \'Some Face\' }} />'],
])('leaves out %s', (_, source) => {
  expect(listed(source)).toEqual([])
})

it('lists single words only where labels are asked for', () => {
  expect(listed("const group = { title: 'Home' }")).toEqual(['1 group.title: Home'])
  expect(listed("const group = { title: 'Home' }", false)).toEqual([])
})

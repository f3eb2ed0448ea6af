import { runInNewContext } from 'node:vm'

import { expect, it } from 'vitest'

import { bundled } from '../testing/bundled.ts'
import { noUnusedReact, shakeReact, withoutUnusedCases } from './shake-react.ts'

const HYDRATION = `export { hydrateRoot } from 'react-dom/client'`

it('keeps hydration and removes features of React that no page uses', async () => {
  const [whole, shaken] = [await bundled(HYDRATION, []), await bundled(HYDRATION, shakeReact())]
  const kept = ['hydrateRoot', 'function updateSuspenseComponent(', 'function commitMutationEffectsOnFiber(']
  const removed = [
    'startViewTransition({',
    'function insertStylesheetIntoRoot(',
    'function updateSuspenseListComponent(',
    'runActionStateAction',
  ]
  const foundIn = (code: string) => [...kept, ...removed].filter((text) => code.includes(text))
  expect(foundIn(whole)).toEqual([...kept, ...removed])
  expect(foundIn(shaken)).toEqual(kept)
})

it('has signals in React that are no errors, so that none is made while it loads', async () => {
  const [whole, shaken] = [await bundled(HYDRATION, []), await bundled(HYDRATION, shakeReact())]
  const errorsIn = (code: string) => code.match(/\w+Exception = (?:\/\* @__PURE__ \*\/ )?Error\(/g)?.length ?? 0
  expect([errorsIn(whole), errorsIn(shaken)]).toEqual([5, 0])
})

/** What a function of React does with a node of each tag. */
const outcomes = (code: string): unknown => runInNewContext(`[0, 1, 3, 5, 6, 13].map((tag) => ((node) => { ${code} })({ tag }))`)

it.each([
  ['a case before which another one ends', 'switch (node.tag) { case 5: return "a"; case 27: return "b"; case 6: return "c" }', ['"b"']],
  ['a case that continues in the next one', 'let s = ""; switch (node.tag) { case 27: s += "b"; case 5: s += "c" } return s', ['"b"']],
  ['only the label of a case that others share', 'switch (node.tag) { case 5: case 26: return "a"; default: return "z" }', ['26']],
  [
    'only the label of a case in which another one continues',
    'let s = ""; switch (node.tag) { case 5: s += "a"; case 30: s += "b"; break; case 3: s += "c" } return s',
    ['30'],
  ],
  [
    'a case, but not its variable that another one uses',
    '"use strict"; switch (node.tag) { case 19: var x = 1; return x; case 6: x = 2; return x }',
    ['x = 1'],
  ],
  ['a comparison', 'return [30 === node.tag, 5 === node.tag, 26 !== node.tag]', ['30', '26']],
])('removes %s, and changes nothing for nodes that occur', (_, source, removed) => {
  const shaken = withoutUnusedCases(`function f(node) { ${source} }`).replace(/^function f\(node\) \{|\}$/g, '')
  expect(removed.filter((text) => shaken.includes(text))).toEqual([])
  expect(outcomes(shaken)).toEqual(outcomes(source))
})

it.each([
  [`export const Page = () => <title>Dinner</title>`, '<title>'],
  [`export const Page = () => <button formAction={() => undefined} />`, 'formAction='],
  [`export const Page = () => <rate-table />`, '<rate-table '],
  [`export const Page = () => <input onBeforeInput={() => undefined} />`, 'onBeforeInput='],
  [`export const Page = () => <p onMouseEnter={() => undefined} />`, 'onMouseEnter'],
  [`export const Page = () => <path strokeLinecap="round" />`, 'strokeLinecap'],
  [`export const Page = () => <p style={{ columnCount: 2 }} />`, 'columnCount:'],
  [`export class Page extends PureComponent {}`, 'PureComponent'],
])('fails the build of a module that needs what is removed: %s', async (source, named) => {
  await expect(bundled(source, noUnusedReact())).rejects.toThrow(`React has no code for ${named}`)
})

it('builds a module whose component has a property of such a name', async () => {
  const source = `const Map = ({ onSelect }: { onSelect: () => void }) => <p onClick={onSelect} />\nexport const page = <Map onSelect={() => undefined} />`
  expect(await bundled(source, noUnusedReact())).toContain('onSelect')
})

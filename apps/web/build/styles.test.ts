import { expect, it } from 'vitest'

import { createNames } from './styles.ts'

const UI = 'packages/ui/src/Button.css.ts'

it('gives the names of a file four signs and their number, the same in each build', () => {
  const [name, again] = [createNames(), createNames()]
  const named = [0, 1, 35, 36].map((number) => name({ hash: `_10znzzb${number.toString(36)}`, filePath: UI }))
  expect(named[0]).toMatch(/^[a-z][\da-z]{3}0$/)
  expect(named.map((one) => one.slice(4))).toEqual(['0', '1', 'z', '10'])
  expect(again({ hash: '_10znzzb0', filePath: UI })).toBe(named[0])
  expect(name({ hash: 'c1fiuy0', filePath: 'packages/ui/src/Field.css.ts' }).slice(0, 4)).not.toBe(named[0]?.slice(0, 4))
})

it('refuses a second file with the same tag, and a name that does not start as the others of its file', () => {
  const name = createNames()
  const tags = new Map<string, string>()
  // Among so many paths two have the same four signs.
  const both = Array.from({ length: 5_000 }, (_, index) => `${index}.css.ts`).flatMap((filePath) => {
    const tag = createNames()({ hash: 'a0', filePath })
    const other = tags.get(tag)
    tags.set(tag, filePath)
    return other === undefined ? [] : [[other, filePath] as const]
  })[0]
  const [first = '', second = ''] = both ?? []
  name({ hash: 'a0', filePath: first })
  expect(() => name({ hash: 'b0', filePath: second })).toThrow(`${second} and ${first} have the same tag`)
  expect(() => name({ hash: 'c1', filePath: first })).toThrow('does not start with "a"')
})

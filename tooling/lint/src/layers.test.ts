import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

import * as v from 'valibot'
import { expect, it } from 'vitest'

import { packageCircles } from './package-circles.ts'
import { BUILT_FOR_A_PARTNER, LAYERS, OPEN_TO_TESTS, SERVERS_OPEN_TO_TESTS } from './layers.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const dependenciesSchema = v.optional(v.record(v.string(), v.string()), {})
const packageSchema = v.object({
  name: v.string(),
  exports: v.optional(v.record(v.string(), v.unknown()), {}),
  dependencies: dependenciesSchema,
  devDependencies: dependenciesSchema,
})
const packages = new Map(
  globSync('{apps,packages,partners,tooling}/*/package.json', { cwd: ROOT }).map((file) => [
    file.replace('/package.json', ''),
    v.parse(packageSchema, JSON.parse(readFileSync(join(ROOT, file), 'utf8'))),
  ]),
)
const byName = new Map([...packages.values()].map((one) => [one.name, one]))

/** Whether "ui" or "ui/theme" is an existing package and one of its exports. */
function isOpenable(entry: string): boolean {
  const [name = '', ...rest] = entry.split('/')
  const found = byName.get(`@dining/${name}`)
  return found !== undefined && (rest.length === 0 || Object.hasOwn(found.exports, `./${rest.join('/')}`))
}

it.each(LAYERS)('the folders of "$title" exist', ({ folders, browser }) => {
  expect(folders.filter((folder) => globSync(folder, { cwd: ROOT }).length === 0)).toEqual([])
  const excepted = browser?.except ?? []
  expect(excepted.filter((name) => !folders.some((folder) => existsSync(join(ROOT, folder, name))))).toEqual([])
})

it.each(LAYERS)('what "$title" may import exists', ({ may }) => {
  expect(may.filter((entry) => !isOpenable(entry))).toEqual([])
})

it('what is open to tests exists, and so do the folders that may import the partner', () => {
  expect([...OPEN_TO_TESTS, ...SERVERS_OPEN_TO_TESTS].filter((entry) => !isOpenable(entry))).toEqual([])
  expect(BUILT_FOR_A_PARTNER.filter((folder) => globSync(folder, { cwd: ROOT }).length === 0)).toEqual([])
})

it('each package has a layer, and the name of its folder', () => {
  const patterns = LAYERS.flatMap(({ folders }) => folders).flatMap((folder) => globSync(folder, { cwd: ROOT }))
  expect([...packages.keys()].filter((folder) => !patterns.includes(folder))).toEqual([])
  const named = [...packages].filter(([folder, { name }]) => {
    const own = basename(folder)
    return name !== (folder.startsWith('partners/') ? `@dining/partner-${own}` : `@dining/${own}`)
  })
  expect(named).toEqual([])
})

it('no packages depend on each other, directly or through others, tests and builds included', () => {
  const dependencies = [...packages.values()].map(
    (one) => [one.name, Object.keys({ ...one.dependencies, ...one.devDependencies }).filter((name) => byName.has(name))] as const,
  )
  expect(packageCircles(new Map(dependencies))).toEqual([])
})

it('finds circles of two and of three packages, each once', () => {
  const dependencies = { top: ['a', 'x'], a: ['b'], b: ['c', 'x'], c: ['a', 'd'], d: ['c'], x: [] }
  expect(packageCircles(new Map(Object.entries(dependencies)))).toEqual(['a → b → c → a', 'c → d → c'])
})

it('no package depends on an app, its tests neither', () => {
  const apps = [...packages].filter(([folder]) => folder.startsWith('apps/')).map(([, { name }]) => name)
  const found = [...packages]
    .filter(([folder]) => folder.startsWith('packages/'))
    .flatMap(([folder, { dependencies, devDependencies }]) =>
      Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) => (apps.includes(name) ? [`${folder} → ${name}`] : [])),
    )
  expect(found).toEqual([])
})

import { existsSync, globSync, statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'

import { ROOT } from '../root.ts'
import type { Command } from './run-stage.ts'

export interface PathCommand extends Command {
  readonly needsChromium: boolean
}

const E2E = join(ROOT, 'apps/e2e')
const STORYBOOK = join(ROOT, 'apps/storybook')
const API = ['apps/api', 'tooling/demo-data'].map((folder) => join(ROOT, folder))
const BROWSER_TEST = '.browser.test.tsx'
/** Unit tests that share a process, and those that need their own. */
const UNIT = ['unit', 'unit-of-builds']
/** Kinds of files that are a separate project of vitest, independent of folders. */
const OWN_PROJECTS = { stress: '.stress.ts', 'shared-data': '.shared-data.ts' } as const
const E2E_PROJECTS = ['parts', 'parts-further', 'screens', 'engines', 'faults', 'journeys-*']

/**
 * The runners for `pnpm test [path…] [filter…] [options of the runner]`: Playwright for browser journeys, Storybook's vitest for stories,
 * vitest with the projects that own the paths for everything else. What is neither a path nor an option is a filter of vitest.
 * @param folders where relative paths may start, the first that has the path counts
 */
export function pathCommands(args: readonly string[], folders: readonly string[]): readonly PathCommand[] {
  const found = args.map((arg) => (arg.startsWith('-') ? null : pathOf(arg, folders)))
  const paths = found.filter((path) => path !== null)
  const others = args.filter((_, index) => found[index] === null)
  const journeys = paths.filter((path) => isWithin(path, E2E) || isWithin(E2E, path))
  const stories = paths.filter((path) => (isWithin(path, STORYBOOK) && !/\.test\.ts(?::\d+)?$/.test(path)) || path.endsWith('.stories.tsx'))
  const own = paths.filter((path) => !isWithin(path, E2E) && !stories.includes(path))
  return [
    ...(own.length > 0 || paths.length === 0 ? [vitest(own, others)] : []),
    ...(stories.length > 0 ? [storybook(stories, others)] : []),
    ...(journeys.length > 0 ? [playwright(journeys, others)] : []),
  ]
}

/** A path that exists, without `:<line>` behind it; null for anything else. */
function pathOf(arg: string, folders: readonly string[]): string | null {
  const name = arg.replace(/:\d+$/, '')
  const folder = folders.find((one) => existsSync(resolve(one, name)))
  return folder === undefined ? null : resolve(folder, name) + arg.slice(name.length)
}

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(folder + sep)

const isWatch = (args: readonly string[]) => args.includes('--watch') || args.includes('-w')

function vitest(paths: readonly string[], others: readonly string[]): PathCommand {
  const projects = projectsOf(paths)
  const filters = paths.map((path) => relative(ROOT, path)).filter((path) => path !== '')
  return {
    program: join(ROOT, 'node_modules/.bin/vitest'),
    args: [
      isWatch(others) ? 'watch' : 'run',
      ...(others.some((arg) => arg.startsWith('--project')) ? [] : projects.map((project) => `--project=${project}`)),
      ...filters,
      ...others,
    ],
    cwd: ROOT,
    needsChromium: projects.includes('browser'),
  }
}

/** The API is tested on PGlite, or on a PostgreSQL server with TEST_ENGINE=postgres. */
function projectsOf(paths: readonly string[]): readonly string[] {
  const api = `api-${process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'pglite'}`
  if (paths.length === 0) return [...UNIT, 'browser', api]
  const projects = paths.flatMap((path) => {
    const file = path.replace(/:\d+$/, '')
    const own = Object.entries(OWN_PROJECTS).find(([, ending]) => file.endsWith(ending))
    if (own) return [own[0]]
    if (API.some((folder) => isWithin(file, folder))) return [api]
    if (file.endsWith(BROWSER_TEST)) return ['browser']
    if (!statSync(file).isDirectory()) return UNIT
    return [...UNIT, ...(hasBrowserTests(file) ? ['browser'] : []), ...(API.some((folder) => isWithin(folder, file)) ? [api] : [])]
  })
  return [...new Set(projects)]
}

const hasBrowserTests = (folder: string) =>
  globSync(`**/*${BROWSER_TEST}`, { cwd: folder, exclude: (name) => name === 'node_modules' }).length > 0

function storybook(paths: readonly string[], others: readonly string[]): PathCommand {
  return {
    program: join(STORYBOOK, 'node_modules/.bin/vitest'),
    args: [isWatch(others) ? 'watch' : 'run', ...paths.filter((path) => path !== STORYBOOK), ...others],
    cwd: STORYBOOK,
    needsChromium: true,
  }
}

function playwright(paths: readonly string[], others: readonly string[]): PathCommand {
  // Playwright treats a path as a pattern.
  const filters = paths.filter((path) => path !== E2E && isWithin(path, E2E)).map((path) => relative(E2E, path))
  const projects = others.some((arg) => arg.startsWith('--project')) ? [] : E2E_PROJECTS.map((project) => `--project=${project}`)
  return {
    program: join(E2E, 'node_modules/.bin/playwright'),
    args: ['test', ...projects, ...filters, ...others],
    cwd: E2E,
    needsChromium: true,
  }
}

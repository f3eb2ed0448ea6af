import { createRequire } from 'node:module'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { build, type Plugin } from 'vite'

import { shortHash } from './assets.ts'
import { shakeReact, UNUSED_EXPORTS } from './shake-react.ts'
import { COMMON_BUILD, NO_PATHS, WEB_FOLDER } from './vite-config.ts'

type Side = 'client' | 'server'

/** React's modules that the web app imports, for client and server. */
const MODULES: Readonly<Record<Side, readonly string[]>> = {
  client: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
  server: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server'],
}

/** Internals, experimental exports, the version, and what the browser's file has no code for. */
const isForUs = (name: string) => !/^(?:__|unstable_|version$)/.test(name) && !UNUSED_EXPORTS.includes(name)

const require = createRequire(import.meta.url)

/** The export names of each module. A CommonJS module must be run to find them. */
function exportsOf(side: Side): ReadonlyMap<string, readonly string[]> {
  return new Map(MODULES[side].map((module) => [module, Object.keys(Object(require(module))).filter(isForUs)]))
}

const ALL = '\0all-of-react'
const ONE = '\0react-part:'
const FILE = '\0react-part'

/** Name of a module in React's file. */
const nameOf = (side: Side, module: string) => `_${MODULES[side].indexOf(module)}`

/** A module that exports everything from React. */
function allOfReact(side: Side): Plugin {
  const code = MODULES[side]
    .map((module) => `import ${nameOf(side, module)} from '${module}'\nexport { ${nameOf(side, module)} }`)
    .join('\n')
  return { name: 'all-of-react', resolveId: (id) => (id === ALL ? id : undefined), load: (id) => (id === ALL ? code : undefined) }
}

/** Imports React's names, and only the used ones, from a file outside the bundle. */
function fromFile(side: Side, file: string): Plugin {
  const exported = exportsOf(side)
  return {
    name: 'react-part',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(?:react(?:-dom)?(?:\/.*)?|\0react-part)$/ },
      handler: (id) => (id === FILE ? { id: file, external: true } : exported.has(id) ? `${ONE}${id}` : undefined),
    },
    load: {
      filter: { id: /^\0react-part:/ },
      handler: (id) => {
        const module = id.slice(ONE.length)
        const names = (exported.get(module) ?? []).map((name) => `export const ${name} = all.${name}`)
        return [`import { ${nameOf(side, module)} as all } from '${FILE}'`, ...names, 'export default all'].join('\n')
      },
    },
  }
}

export interface ReactPart {
  /** The plugin for the bundle of a partner. */
  readonly plugin: Plugin
  /** Writes the file to the folder where the bundle imports it from. */
  readonly write: (outDir: string) => Promise<void>
  /** Absolute paths of the modules in the file. */
  readonly modules: readonly string[]
  /** Path of the file, below the folder of the bundle. */
  readonly file: string
}

/** Bundles React for one side, once for any number of partners: it is a third of each partner's code, and the same in all. */
export async function reactPart(side: Side): Promise<ReactPart> {
  const built = await build({
    root: WEB_FOLDER,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    plugins: [allOfReact(side), shakeReact()],
    build: {
      ...COMMON_BUILD,
      ssr: side === 'server',
      write: false,
      rolldownOptions: { input: ALL, preserveEntrySignatures: 'strict', experimental: NO_PATHS },
    },
  })
  const [chunk, ...more] = 'output' in built ? built.output : []
  if (!chunk || more.length > 0) throw new Error('React has to be one file')
  const name = `react-${shortHash(chunk.code)}.js`
  // A browser requests a path; on the server, all files of a bundle are in one folder.
  const [file, asked] = side === 'client' ? [`assets/${name}`, `/assets/${name}`] : [name, `./${name}`]
  return {
    file,
    modules: chunk.moduleIds,
    plugin: fromFile(side, asked),
    write: async (outDir) => {
      await mkdir(path.dirname(path.join(outDir, file)), { recursive: true })
      await writeFile(path.join(outDir, file), chunk.code)
    },
  }
}

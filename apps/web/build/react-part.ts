import { createRequire } from 'node:module'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { build, type Plugin } from 'vite'

import { shortHash } from './assets.ts'
import { COMMON_BUILD, WEB_FOLDER } from './vite-config.ts'

type Side = 'client' | 'server'

/** React's modules that the web app imports, by side. */
const MODULES: Readonly<Record<Side, readonly string[]>> = {
  client: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
  server: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server'],
}

/** Internals, trials and the version: not for us. */
const NOT_FOR_US = /^(?:__|unstable_|version$)/

const require = createRequire(import.meta.url)

/** By module: the names that it exports. One of CommonJS has to be run for that. */
function exportsOf(side: Side): ReadonlyMap<string, readonly string[]> {
  return new Map(MODULES[side].map((module) => [module, Object.keys(Object(require(module))).filter((name) => !NOT_FOR_US.test(name))]))
}

const ALL = '\0all-of-react'
const ONE = '\0react-part:'
const FILE = '\0react-part'

/** What React's file calls a module. */
const nameOf = (side: Side, module: string) => `_${MODULES[side].indexOf(module)}`

/** One module with all of React's. */
function allOfReact(side: Side): Plugin {
  const code = MODULES[side]
    .map((module) => `import ${nameOf(side, module)} from '${module}'\nexport { ${nameOf(side, module)} }`)
    .join('\n')
  return { name: 'all-of-react', resolveId: (id) => (id === ALL ? id : undefined), load: (id) => (id === ALL ? code : undefined) }
}

/** Takes each of React's names, and only those that are used, from a file that stands outside the bundle. */
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
  /** For the bundle of a partner. */
  readonly plugin: Plugin
  /** Writes the file where the bundle looks for it. */
  readonly write: (outDir: string) => Promise<void>
  /** Absolute paths of the modules in the file. */
  readonly modules: readonly string[]
  /** Where the file is, below the folder of the bundle. */
  readonly file: string
}

/** Bundles React for one side, once for any number of partners: it is a third of each one's code, and the same in all. */
export async function reactPart(side: Side): Promise<ReactPart> {
  const built = await build({
    root: WEB_FOLDER,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    plugins: [allOfReact(side)],
    build: { ...COMMON_BUILD, ssr: side === 'server', write: false, rolldownOptions: { input: ALL, preserveEntrySignatures: 'strict' } },
  })
  const [chunk, ...more] = 'output' in built ? built.output : []
  if (!chunk || more.length > 0) throw new Error('React has to be one file')
  const name = `react-${shortHash(chunk.code)}.js`
  // A browser asks for an address; on the server, all files of a bundle lie side by side.
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

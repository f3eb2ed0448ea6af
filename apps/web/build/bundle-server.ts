import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import path from 'node:path'

import { build, type Plugin } from 'vite'

import { sharedFiles } from '../server/shared-files.ts'
import { sbomOf } from './sbom.ts'
import { takeMaps } from './source-maps.ts'
import { COMMON_BUILD, NO_PATHS, WEB_FOLDER } from './vite-config.ts'

/** Programs of a pack, by the name of their file. */
const PROGRAMS = { server: 'src/packed.ts', 'draw-worker': 'server/link-pictures/draw-worker.ts' } as const

const BUILTIN: ReadonlySet<string> = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]))

interface Order {
  /** Absolute path of a folder that does not exist yet. */
  readonly outDir: string
  /** Absolute path of the folder for source maps; none are made without it. */
  readonly maps?: string
}

/** The module of the files' paths is that of a pack. */
function packedFiles(): Plugin {
  return {
    name: 'packed-files',
    enforce: 'pre',
    load: {
      filter: { id: /\/apps\/web\/server\/shared-files\.ts$/ },
      handler: () => readFile(path.join(WEB_FOLDER, 'server/packed-files.ts'), 'utf8'),
    },
  }
}

/**
 * Writes the web server of any partner as programs that need Node alone: `server.mjs`, `draw-worker.mjs`, `shared/` with the files that they read, and
 * `sbom.cdx.json`. The same sources give the same bytes. Throws if a program would need a package beside it, such as one with native code.
 */
export async function bundleServer({ outDir, maps }: Order): Promise<void> {
  // As for the builds of partners: packages choose their code by it.
  process.env['NODE_ENV'] = 'production'
  const modules: string[] = []
  for (const [name, source] of Object.entries(PROGRAMS)) {
    const folder = path.join(outDir, `.${name}`)
    const built = await build({
      root: WEB_FOLDER,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      plugins: [packedFiles()],
      ssr: { noExternal: true },
      build: {
        ...COMMON_BUILD,
        sourcemap: maps === undefined ? false : 'hidden',
        ssr: path.join(WEB_FOLDER, source),
        outDir: folder,
        rolldownOptions: {
          output: { entryFileNames: `${name}.mjs`, codeSplitting: false },
          experimental: NO_PATHS,
          // "use client" of libraries for browsers; their code is not on any server's way.
          onLog: (level, log, write) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : write(level, log)),
        },
      },
    })
    const [chunk, ...more] = 'output' in built ? built.output.filter((output) => output.type === 'chunk') : []
    if (!chunk || more.length > 0) throw new Error(`${name}.mjs has to be one file`)
    const needed = [...chunk.imports, ...chunk.dynamicImports].filter((file) => !BUILTIN.has(file) && file !== chunk.fileName)
    if (needed.length > 0) throw new Error(`${name}.mjs would need ${needed.join(', ')} beside it: a pack has no packages.`)
    modules.push(...chunk.moduleIds)
    await takeMaps(folder, maps)
    await copyFile(path.join(folder, `${name}.mjs`), path.join(outDir, `${name}.mjs`))
    await rm(folder, { recursive: true })
  }
  const shared = path.join(outDir, 'shared')
  await mkdir(shared)
  await cp(sharedFiles.cuisines, path.join(shared, 'cuisines'), { recursive: true })
  await cp(sharedFiles.dishes, path.join(shared, 'dishes'), { recursive: true })
  await copyFile(sharedFiles.baseMap, path.join(shared, path.basename(sharedFiles.baseMap)))
  await copyFile(sharedFiles.renderer, path.join(shared, 'renderer.wasm'))
  await writeFile(path.join(outDir, 'sbom.cdx.json'), await sbomOf('web-server', modules))
}

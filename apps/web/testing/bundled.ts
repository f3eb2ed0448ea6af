import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { build, type PluginOption, type Rolldown } from 'vite'

/** The bundled code of a module, readable, with these plugins. */
export async function bundled(source: string, plugins: PluginOption): Promise<string> {
  // Packages resolve to their files for production, as in builds.
  process.env['NODE_ENV'] = 'production'
  // Beside the sources, so that imports resolve the packages.
  const folder = await mkdtemp(join(import.meta.dirname, '../.bundled-'))
  try {
    const input = join(folder, 'entry.tsx')
    await writeFile(input, source)
    const output = await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [plugins],
      build: { write: false, minify: false, rolldownOptions: { input, preserveEntrySignatures: 'strict' } },
    })
    // A build of one configuration that is not watched.
    const { output: files } = output as Rolldown.RolldownOutput
    return files.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

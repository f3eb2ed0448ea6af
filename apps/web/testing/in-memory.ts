import path from 'node:path'

import type { LoadedPartner } from '@dining/partner-kit/node'
import { build, type InlineConfig } from 'vite'

import { reactPart } from '../build/react-part.ts'
import { keptStyles } from '../build/styles.ts'
import { clientBuild, serverBuild, viteConfig, WEB_FOLDER } from '../build/vite-config.ts'

const ROOT = path.resolve(WEB_FOLDER, '../..')

/** Partners' bundles as a build makes them, kept in memory. What is the same for all is made once. */
export async function createMemoryBuilder() {
  const styles = keptStyles()
  const react = { client: await reactPart('client'), server: await reactPart('server') }
  return {
    /** All text of a bundle with the names of its files, and the modules that have a part in it. */
    async bundle({ partner, folder }: LoadedPartner, part: 'client' | 'server') {
      const config = viteConfig(partner, folder, [react[part].plugin, styles.plugin])
      const own: InlineConfig['build'] = part === 'client' ? clientBuild() : serverBuild()
      const built = await build({ ...config, build: { ...config.build, ...own, write: false } })
      const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
      const chunks = files.flatMap((file) => (file.type === 'chunk' ? [file] : []))
      const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules).filter(([, { renderedLength }]) => renderedLength > 0))
      return {
        text: files.map((file) => `${file.fileName}\n${file.type === 'chunk' ? file.code : textOf(file.source)}`).join('\n'),
        /** From the repository's root; libraries left out. */
        modules: modules.map(([id]) => path.relative(ROOT, id)).filter((id) => !id.includes('node_modules')),
      }
    },
    close: styles.close,
  }
}

/** Pictures and fonts have no text of their own. */
const textOf = (source: string | Uint8Array) => (typeof source === 'string' ? source : '')

import path from 'node:path'

import type { LoadedPartner } from '@dining/partner-kit/node'
import { build, type InlineConfig } from 'vite'

import { reactPart } from '../build/react-part.ts'
import { keptStyles } from '../build/styles.ts'
import { clientBuild, serverBuild, viteConfig, WEB_FOLDER } from '../build/vite-config.ts'

const ROOT = path.resolve(WEB_FOLDER, '../..')

/** Partners' bundles as a build creates them, kept in memory. Shared work is done once. */
export async function createMemoryBuilder() {
  const styles = keptStyles()
  const react = { client: await reactPart('client'), server: await reactPart('server') }
  return {
    /** The whole text of a bundle with the names of its files, and its modules. */
    async bundle({ partner, folder }: LoadedPartner, part: 'client' | 'server') {
      const config = viteConfig(partner, folder, [react[part].plugin, styles.plugin])
      const own: InlineConfig['build'] = part === 'client' ? clientBuild(partner) : serverBuild()
      const built = await build({ ...config, build: { ...config.build, ...own, write: false } })
      const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
      const chunks = files.flatMap((file) => (file.type === 'chunk' ? [file] : []))
      const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules).filter(([, { renderedLength }]) => renderedLength > 0))
      return {
        text: files.map((file) => `${file.fileName}\n${file.type === 'chunk' ? file.code : textOf(file.source)}`).join('\n'),
        /** Relative to the repository's root; without libraries. */
        modules: modules.map(([id]) => path.relative(ROOT, id)).filter((id) => !id.includes('node_modules')),
      }
    },
    close: styles.close,
  }
}

/** Pictures and fonts contain no text. */
const textOf = (source: string | Uint8Array) => (typeof source === 'string' ? source : '')

import path from 'node:path'

import type { LoadedPartner } from '@dining/partner-kit/node'
import { build, type InlineConfig } from 'vite'

import { clientBuild, serverBuild, viteConfig, WEB_FOLDER } from '../build/vite-config.ts'

const ROOT = path.resolve(WEB_FOLDER, '../..')

/** A partner's bundle as a build makes it, kept in memory: all its text with the names of its files, and the modules that have a part in it. */
export async function bundleInMemory({ partner, folder }: LoadedPartner, part: 'client' | 'server') {
  const config = viteConfig(partner, folder)
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
}

/** Pictures and fonts have no text of their own. */
const textOf = (source: string | Uint8Array) => (typeof source === 'string' ? source : '')

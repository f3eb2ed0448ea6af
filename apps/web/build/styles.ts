import { hash } from 'node:crypto'

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { Plugin, PluginOption } from 'vite'

/** Length of the part of a class name that is the same for a file: short, since every page has the names of some thirty files. */
const TAG_LENGTH = 4
const FIRST = 'abcdefghijklmnopqrstuvwxyz'
const FURTHER = `${FIRST}0123456789`

/** Letters and digits from a path, the same in every build. */
function tagOf(filePath: string): string {
  let rest = Number.parseInt(hash('sha256', filePath).slice(0, 12), 16)
  let tag = ''
  for (const signs of [FIRST, ...Array.from({ length: TAG_LENGTH - 1 }, () => FURTHER)]) {
    tag += signs[rest % signs.length] ?? ''
    rest = Math.floor(rest / signs.length)
  }
  return tag
}

/**
 * Gives classes, variables and keyframes the names `<tag of the file><number>`, where vanilla-extract has a longer hash of the file: 150 to 200
 * bytes (brotli) less in every page.
 * @throws if two files have the same tag, or the number cannot be read from vanilla-extract's name
 */
export function createNames(): (of: { readonly hash: string; readonly filePath: string }) => string {
  const files = new Map<string, { readonly filePath: string; readonly prefix: string }>()
  return ({ hash: name, filePath }) => {
    const tag = tagOf(filePath)
    // The numbers of a file start at 0.
    const file = files.get(tag) ?? { filePath, prefix: name.slice(0, -1) }
    files.set(tag, file)
    if (file.filePath !== filePath) throw new Error(`${filePath} and ${file.filePath} have the same tag "${tag}". Rename one of them.`)
    if (!name.startsWith(file.prefix)) throw new Error(`The name "${name}" in ${filePath} does not start with "${file.prefix}".`)
    return tag + name.slice(file.prefix.length)
  }
}

const OPTIONS = { identifiers: createNames() } as const

/** Compiles `.css.ts` files for one build, or for a development server. */
export const ownStyles = (): PluginOption => vanillaExtractPlugin(OPTIONS)

/** The rules of a `.css.ts` file, which it imports in addition to its class names. */
const RULES = /\.vanilla\.css(?:\?|$)/

/** The server sends the style sheets of the client's build: its own bundle needs only the class names. */
export const namesOnly = (): Plugin => ({
  name: 'names-only',
  enforce: 'pre',
  resolveId: { filter: { id: RULES }, handler: () => EMPTY },
  load: { filter: { id: /^\0no-rules$/ }, handler: () => ({ code: '', moduleSideEffects: false }) },
})
const EMPTY = '\0no-rules'

export interface KeptStyles {
  readonly plugin: PluginOption
  readonly close: () => Promise<void>
}

/**
 * Compiles `.css.ts` files once for many builds. The plugin keeps its compiler until its build ends; without that hook it keeps it for the
 * next one, and the result for a file is the same for every partner.
 */
export function keptStyles(): KeptStyles {
  const plugins: readonly Plugin[] = vanillaExtractPlugin(OPTIONS)
  return {
    plugin: plugins.map(({ buildEnd: _, closeWatcher: __, ...plugin }) => plugin),
    close: async () => {
      for (const { closeWatcher } of plugins) if (typeof closeWatcher === 'function') await Reflect.apply(closeWatcher, undefined, [])
    },
  }
}

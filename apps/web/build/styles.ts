import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { Plugin, PluginOption } from 'vite'

const OPTIONS = { identifiers: 'short' } as const

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

import type { Plugin } from 'vite'

/** What a query client does with its mutations if there are none. */
const NO_MUTATIONS = `export class MutationCache {
  clear() {}
  findAll() { return [] }
  resumePausedMutations() { return Promise.resolve() }
}`

/**
 * Removes the code of TanStack Query for mutations, 1 kB of every first load: our changes are calls of the API client. A module of ours that
 * uses one fails the build with the reason.
 */
export function withoutMutations(): Plugin[] {
  return [
    {
      name: 'without-mutations',
      load: { filter: { id: /\/@tanstack\/query-core\/build\/modern\/mutationCache\.js$/ }, handler: () => NO_MUTATIONS },
    },
    {
      name: 'no-mutations',
      transform: {
        filter: { id: { include: /\.tsx?$/, exclude: /\/node_modules\// }, code: /\b(?:useMutation\w*|useIsMutating|getMutationCache)\(/ },
        handler() {
          this.error('Mutations of TanStack Query are left out of the bundles: see apps/web/build/without-mutations.ts.')
        },
      },
    },
  ]
}

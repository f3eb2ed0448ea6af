import type { Plugin } from 'vite'

const CHOICE = 'this.#queryType === "infinite" ? infiniteQueryBehavior(this.options.pages) : this.options.behavior'

/**
 * Removes the code of TanStack Query for infinite queries, which no page uses: 0.5 kB of every first load. A module of ours that uses one
 * fails the build with the reason.
 */
export function withoutInfiniteQueries(): Plugin[] {
  return [
    {
      name: 'without-infinite-queries',
      transform: {
        filter: { id: /\/@tanstack\/query-core\/build\/modern\/query\.js$/ },
        handler(code) {
          if (!code.includes(CHOICE))
            this.error('TanStack Query chooses the behavior of infinite queries in another way: renew without-infinite-queries.ts.')
          return code.replace(CHOICE, 'this.options.behavior')
        },
      },
    },
    {
      name: 'no-infinite-queries',
      transform: {
        filter: { id: { include: /\.tsx?$/, exclude: /\/node_modules\// }, code: /\b\w*[iI]nfiniteQuery\w*\(/ },
        handler() {
          this.error('Infinite queries are left out of the bundles: see apps/web/build/without-infinite-queries.ts.')
        },
      },
    },
  ]
}

import { pathToFileURL } from 'node:url'

import type { Plugin } from 'vite'

interface HeroTables {
  readonly heroTableFor: (id: string) => unknown
}

/** A bundle serves one partner, so of all the tables that home can be laid with it carries that partner's alone: 0.7 kB of every first load. */
export function partnerHeroTable(partnerId: string): Plugin {
  return {
    name: 'partner-hero-table',
    enforce: 'pre',
    transform: {
      filter: { id: /\/ui\/src\/illustrations\/hero-table\.ts$/ },
      handler: async (_, file) => {
        const { heroTableFor } = (await import(pathToFileURL(file).href)) as HeroTables
        return `export const heroTableFor = () => (${JSON.stringify(heroTableFor(partnerId))})`
      },
    },
  }
}

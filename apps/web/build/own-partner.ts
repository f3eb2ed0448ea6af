import path from 'node:path'

import type { Partner } from '@dining/partner-kit'
import type { Plugin } from 'vite'

import { keptOverrides } from './own-texts.ts'

const PARTNER = '\0partner'
const TITLES = '\0partner-titles'

/**
 * What every page has of its partner. Its titles are those of all pages, and its wordings are where the product's own ones would be (own-texts.ts);
 * the reasons of figures are for the check.
 */
export function partnerInBrowsers({ copy, ...partner }: Partner): Partner {
  const { figures: _, ...settings } = copy
  return { ...partner, routes: {}, copy: { ...settings, texts: keptOverrides({ copy }) } }
}

const moduleOf = (value: unknown) => `export default ${JSON.stringify(value)}`

/**
 * Resolves `@partner` and `@partner/titles`, the titles of its pages by path. The server's bundle reads the partner's own files; that of browsers has
 * the partner as data, without what only some pages or no page needs: 1.2 kB of every first load.
 */
export function ownPartner(partner: Partner, partnerFolder: string): Plugin[] {
  return [
    {
      name: 'partner-in-browsers',
      apply: (_, { isSsrBuild }) => isSsrBuild !== true,
      enforce: 'pre',
      resolveId: { filter: { id: /^@partner$/ }, handler: () => PARTNER },
      load: { filter: { id: /^\0partner$/ }, handler: () => moduleOf(partnerInBrowsers(partner)) },
    },
    {
      name: 'own-partner',
      enforce: 'pre',
      resolveId: {
        filter: { id: /^@partner(?:\/titles)?$/ },
        handler: (id) => (id === '@partner' ? path.join(partnerFolder, 'partner.ts') : TITLES),
      },
      load: { filter: { id: /^\0partner-titles$/ }, handler: () => moduleOf(partner.routes) },
    },
  ]
}

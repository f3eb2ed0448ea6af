import type { Partner } from '@dining/partner-kit'
import type { Plugin } from 'vite'

import { keptOverrides, wordingsOfPages } from './own-texts.ts'

const PARTNER = '\0partner'
const TITLES = '\0partner-titles'

/** What the server that renders pages has of its partner: all but the texts of mails, which only the API sends. */
export function partnerOnServer({ copy, ...partner }: Partner): Partner {
  return { ...partner, copy: { ...copy, texts: Object.fromEntries(wordingsOfPages({ copy })) } }
}

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
 * Resolves `@partner` and `@partner/titles`, the titles of its pages by path, as data: without what no page needs, and in browsers without what only some
 * pages do, which is 1.2 kB of every first load.
 */
export function ownPartner(partner: Partner): Plugin {
  return {
    name: 'own-partner',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@partner(?:\/titles)?$/ },
      handler: (id) => (id === '@partner' ? PARTNER : TITLES),
    },
    load: {
      filter: { id: /^\0partner(?:-titles)?$/ },
      handler: (id, options) =>
        moduleOf(id === TITLES ? partner.routes : options?.ssr === true ? partnerOnServer(partner) : partnerInBrowsers(partner)),
    },
  }
}

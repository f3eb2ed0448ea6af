/// <reference types="vite/client" />
import type { Partner } from '@dining/partner-kit'
import { vars } from '@dining/ui/style'
import { derive, roleValues, type Theme, type Tokens } from '@dining/ui/theme'

// the list is read from the folder: no name of a partner appears here
const tokenFiles = import.meta.glob<{ tokens: Tokens }>('../../../partners/*/tokens.ts', { eager: true })
const partnerFiles = import.meta.glob<{ default: Partner }>('../../../partners/*/partner.ts', { eager: true })
// imported for their typefaces; the roles below are set on the element and take precedence
import.meta.glob('../../../partners/*/theme.css.ts', { eager: true })

/** A partner for the stories. */
export interface ShownPartner {
  readonly partner: Partner
  readonly tokens: Tokens
  readonly theme: Theme
}

const kept = new Map<string, ShownPartner>()

export const partnerIds: readonly string[] = Object.keys(tokenFiles)
  .map((path) => path.split('/').at(-2) ?? '')
  .toSorted()

/** @throws for an id without a folder */
export function shownPartner(id: string): ShownPartner {
  const known = kept.get(id)
  if (known) return known
  const tokens = tokenFiles[`../../../partners/${id}/tokens.ts`]?.tokens
  const partner = partnerFiles[`../../../partners/${id}/partner.ts`]?.default
  if (!tokens || !partner) throw new Error(`No partner ${id}; there are ${partnerIds.join(', ')}`)
  const shown = { partner, tokens, theme: derive(tokens) }
  kept.set(id, shown)
  return shown
}

type Names = { readonly [key: string]: string | Names }

function pairs(names: Names, values: Names): [string, string][] {
  return Object.entries(names).flatMap(([key, name]): [string, string][] => {
    const value = values[key]
    if (typeof name === 'string') return typeof value === 'string' ? [[name, value]] : []
    return value === undefined || typeof value === 'string' ? [] : pairs(name, value)
  })
}

/** Sets a theme's roles on an element, by default the document. */
export function applyRoles(theme: Theme, element: HTMLElement = document.documentElement): void {
  for (const [name, value] of pairs(vars, roleValues(theme))) element.style.setProperty(name.replace(/^var\((.*)\)$/, '$1'), value)
}

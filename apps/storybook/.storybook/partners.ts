import { vars } from '@dining/ui/style'
import { derive, roleValues, type Tokens } from '@dining/ui/theme'

// the folder is the list: nothing here knows a partner's name
const files = import.meta.glob<{ tokens: Tokens }>('../../../partners/*/tokens.ts', { eager: true })
// for their faces; the roles below stand on the element and win
import.meta.glob('../../../partners/*/theme.css.ts', { eager: true })

const idOf = (path: string) => path.split('/').at(-2) ?? ''
const tokensOf = new Map(Object.entries(files).map(([path, { tokens }]) => [idOf(path), tokens]))

export const partnerIds = [...tokensOf.keys()].toSorted()

/** Set by the tests: `turn`, or a partner's id. */
const asked: unknown = import.meta.env['VITE_STORIES_PARTNER']

/** The partner of a story: the toolbar's; in tests the one that is asked for, or the partners in turn, so that every run sees them all. */
export function partnerOf(storyId: string, picked: string): string {
  if (typeof asked !== 'string') return picked
  if (asked !== 'turn') return asked
  const sum = Array.from(storyId, (letter) => letter.charCodeAt(0)).reduce((total, code) => total + code, 0)
  return partnerIds[sum % partnerIds.length] ?? picked
}

type Names = { readonly [key: string]: string | Names }

function pairs(names: Names, values: Names): [string, string][] {
  return Object.entries(names).flatMap(([key, name]): [string, string][] => {
    const value = values[key]
    if (typeof name === 'string') return typeof value === 'string' ? [[name, value]] : []
    return value === undefined || typeof value === 'string' ? [] : pairs(name, value)
  })
}

/** Gives the document a partner's roles. */
export function wearTheme(partner: string): void {
  const tokens = tokensOf.get(partner)
  if (tokens === undefined) throw new Error(`No partner ${partner}; there are ${partnerIds.join(', ')}`)
  for (const [name, value] of pairs(vars, roleValues(derive(tokens))))
    document.documentElement.style.setProperty(name.replace(/^var\((.*)\)$/, '$1'), value)
}

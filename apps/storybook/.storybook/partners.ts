import { vars } from '@dining/ui/style'
import { derive, roleValues, type Tokens } from '@dining/ui/theme'

// the folder is the list: nothing here knows a partner's name
const files = import.meta.glob<{ tokens: Tokens }>('../../../partners/*/tokens.ts', { eager: true })
// for their faces; the roles below stand on the element and win
import.meta.glob('../../../partners/*/theme.css.ts', { eager: true })

const idOf = (path: string) => path.split('/').at(-2) ?? ''
const tokensOf = new Map(Object.entries(files).map(([path, { tokens }]) => [idOf(path), tokens]))

export const partnerIds = [...tokensOf.keys()].toSorted()

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
  if (tokens === undefined) return
  for (const [name, value] of pairs(vars, roleValues(derive(tokens))))
    document.documentElement.style.setProperty(name.replace(/^var\((.*)\)$/, '$1'), value)
}

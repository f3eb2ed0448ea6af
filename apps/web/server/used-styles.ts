interface Declaration {
  readonly text: string
  /** The custom property that it sets. */
  readonly sets: string | undefined
  /** The custom properties in its value. */
  readonly uses: readonly string[]
}

/** Part of a style sheet: a rule, a conditional group or layer with its parts, or text that every page needs. */
type Part =
  | {
      readonly kind: 'rule'
      readonly text: string
      readonly prelude: string
      readonly needs: readonly (readonly string[])[]
      /** Null if they contain rules. */
      readonly declarations: readonly Declaration[] | null
    }
  | { readonly kind: 'group'; readonly prelude: string; readonly parts: readonly Part[] }
  | { readonly kind: 'text'; readonly text: string }

const GROUP = /^@(?:media|supports|layer|container)\b/

/** End of the string or the parentheses that begin at `at`. */
function endOf(css: string, at: number): number {
  const sign = css[at]
  if (sign === '"' || sign === "'") {
    let end = at + 1
    while (end < css.length && css[end] !== sign) end += css[end] === '\\' ? 2 : 1
    return end
  }
  let end = at + 1
  while (end < css.length && css[end] !== ')') end = '"\'('.includes(css[end] ?? '') ? endOf(css, end) + 1 : end + 1
  return end
}

/** Position of the first of these signs outside of strings and parentheses; the end of the text if there is none. */
function find(css: string, from: number, signs: string): number {
  let at = from
  while (at < css.length && !signs.includes(css[at] ?? '')) at = '"\'('.includes(css[at] ?? '') ? endOf(css, at) + 1 : at + 1
  return at
}

/** Position of the brace that closes the one at `open`. */
function closing(css: string, open: number): number {
  let at = find(css, open + 1, '{}')
  while (css[at] === '{') at = find(css, closing(css, at) + 1, '{}')
  return at
}

/** The classes that an element must have for each selector of a list; those in parentheses, as of `:not(…)`, and brackets are not looked at. */
function needsOf(selectors: string): readonly (readonly string[])[] {
  const found: string[][] = []
  for (let at = 0; at <= selectors.length;) {
    const end = find(selectors, at, ',')
    let plain = ''
    for (let from = at; from < end;) {
      const open = Math.min(find(selectors, from, '[('), end)
      plain += selectors.slice(from, open)
      from = (selectors[open] === '(' ? endOf(selectors, open) : find(selectors, open, ']')) + 1
    }
    found.push([...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name))
    at = end + 1
  }
  return found
}

function partsOf(css: string): readonly Part[] {
  const parts: Part[] = []
  for (let at = 0; at < css.length;) {
    const open = find(css, at, '{;')
    if (css[open] !== '{') {
      if (css.slice(at, open).trim() !== '') parts.push({ kind: 'text', text: css.slice(at, open + 1) })
      at = open + 1
      continue
    }
    const prelude = css.slice(at, open).trim()
    const end = closing(css, open)
    const text = css.slice(at, end + 1)
    if (GROUP.test(prelude)) parts.push({ kind: 'group', prelude, parts: partsOf(css.slice(open + 1, end)) })
    else if (prelude.startsWith('@')) parts.push({ kind: 'text', text })
    else parts.push({ kind: 'rule', text, prelude, needs: needsOf(prelude), declarations: declarationsOf(css.slice(open + 1, end)) })
    at = end + 1
  }
  return parts
}

const VARIABLE = /var\(\s*(--[\w-]+)/g
const variablesIn = (text: string) => [...text.matchAll(VARIABLE)].map(([, name = '']) => name)

/** The declarations between the braces of a rule; null if it contains rules. */
function declarationsOf(body: string): readonly Declaration[] | null {
  const found: Declaration[] = []
  for (let at = 0; at < body.length;) {
    const end = find(body, at, ';{')
    if (body[end] === '{') return null
    const text = body.slice(at, end)
    const [, sets] = /^\s*(--[\w-]+):/.exec(text) ?? []
    found.push({ text, sets, uses: variablesIn(text) })
    at = end + 1
  }
  return found
}

type Rule = Extract<Part, { kind: 'rule' }>

/** The parts that elements with these classes use, with the groups around them. */
function keptParts(parts: readonly Part[], classes: ReadonlySet<string>): readonly Part[] {
  return parts.flatMap((part): readonly Part[] => {
    if (part.kind === 'rule') return part.needs.some((names) => names.every((name) => classes.has(name))) ? [part] : []
    if (part.kind === 'text') return [part]
    const inner = keptParts(part.parts, classes)
    return inner.length === 0 ? [] : [{ ...part, parts: inner }]
  })
}

const rulesIn = (parts: readonly Part[]): readonly Rule[] =>
  parts.flatMap((part): readonly Rule[] => (part.kind === 'group' ? rulesIn(part.parts) : part.kind === 'rule' ? [part] : []))

/** The custom properties that the rules or the page use, also through others. */
function usedVariables(rules: readonly Rule[], others: string): ReadonlySet<string> {
  const declarations = rules.flatMap((rule) => rule.declarations ?? [])
  const through = Map.groupBy(
    declarations.filter(({ sets }) => sets !== undefined),
    ({ sets }) => sets,
  )
  const used = new Set<string>()
  const add = (names: readonly string[]) => {
    for (const name of names) {
      if (used.has(name)) continue
      used.add(name)
      for (const { uses } of through.get(name) ?? []) add(uses)
    }
  }
  add(variablesIn(others))
  for (const { sets, uses } of declarations) if (sets === undefined) add(uses)
  for (const { declarations: own, text } of rules) if (own === null) add(variablesIn(text))
  return used
}

function textOf(parts: readonly Part[], variables: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return part.text
      if (part.kind === 'group') {
        const inner = textOf(part.parts, variables)
        return inner === '' ? '' : `${part.prelude}{${inner}}`
      }
      if (part.declarations === null) return part.text
      const own = part.declarations.filter(({ sets }) => sets === undefined || variables.has(sets))
      return own.length === 0 ? '' : `${part.prelude}{${own.map(({ text }) => text).join(';')}}`
    })
    .join('')
}

const KEYFRAMES = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g

/** The class names in a page's HTML. */
function classesOf(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
}

/**
 * Reduces style sheets to what a page can use.
 * @param css minified text without comments, in the order of the cascade
 * @returns the rules for the elements of this HTML, with the custom properties in use; rules for no class and faces are always among them
 */
export function createStyleReducer(css: string): (html: string) => string {
  const all = partsOf(css)
  // Keyframes, too, use custom properties.
  const textsIn = (css.match(KEYFRAMES) ?? []).join('')
  return (html) => {
    const parts = keptParts(all, classesOf(html))
    const used = textOf(parts, usedVariables(rulesIn(parts), html + textsIn))
    return used.replaceAll(KEYFRAMES, (block: string, name: string) => (used.split(name).length > 2 ? block : ''))
  }
}

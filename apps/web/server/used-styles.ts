/** Part of a style sheet: a rule, a conditional group or layer with its parts, or text that every page needs. */
type Part =
  | { readonly kind: 'rule'; readonly text: string; readonly needs: readonly (readonly string[])[] }
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
  for (let at = 0; at <= selectors.length; ) {
    const end = find(selectors, at, ',')
    let plain = ''
    for (let from = at; from < end; ) {
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
  for (let at = 0; at < css.length; ) {
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
    else parts.push({ kind: 'rule', text, needs: needsOf(prelude) })
    at = end + 1
  }
  return parts
}

function usedOf(parts: readonly Part[], classes: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return part.text
      if (part.kind === 'rule') return part.needs.some((names) => names.every((name) => classes.has(name))) ? part.text : ''
      const inner = usedOf(part.parts, classes)
      return inner === '' ? '' : `${part.prelude}{${inner}}`
    })
    .join('')
}

/** The class names in a page's HTML. */
function classesOf(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
}

/**
 * Reduces style sheets to the rules that a page can use.
 * @param css minified text without comments, in the order of the cascade
 * @returns the rules for the elements of this HTML; rules for no class, faces and keyframes are always among them
 */
export function createStyleReducer(css: string): (html: string) => string {
  const parts = partsOf(css)
  return (html) => usedOf(parts, classesOf(html))
}

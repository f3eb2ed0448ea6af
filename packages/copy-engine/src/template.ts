/** A part of a parsed text: text, or a token with the label after its bar. */
export type TemplateNode = string | { readonly token: string; readonly label: readonly TemplateNode[] | null }

export interface Template {
  readonly nodes: readonly TemplateNode[]
  /** An unmatched brace; it is dropped. */
  readonly stray: boolean
}

interface Open {
  nodes: TemplateNode[]
  /** Null outside a token and after its bar. */
  name: string | null
  token: string
}

const BRACE_OR_BAR = /[{}|]/g
/** A label may contain placeholders but no token with its own label: braces nest at most two levels deep. */
const MAX_DEPTH = 3

/** Parses `{name}` and `{name|label}` in one pass, for any input; never throws. */
export function parseTemplate(source: string): Template {
  const root: Open = { nodes: [], name: null, token: '' }
  const stack: Open[] = [root]
  let stray = false
  let at = 0

  const words = (text: string): void => {
    const open = stack[stack.length - 1] ?? root
    if (text === '') return
    if (open.name !== null) open.name += text
    else open.nodes.push(text)
  }

  for (const match of source.matchAll(BRACE_OR_BAR)) {
    words(source.slice(at, match.index))
    at = match.index + 1
    const open = stack[stack.length - 1] ?? root
    if (match[0] === '{') {
      // A brace inside a name, or nested too deep, opens no token.
      if (open.name !== null || stack.length === MAX_DEPTH) stray = true
      else stack.push({ nodes: [], name: '', token: '' })
    } else if (match[0] === '|') {
      if (open.name === null) words('|')
      else {
        open.token = open.name.trim()
        open.name = null
      }
    } else if (open === root) stray = true
    else {
      stack.pop()
      const outer = stack[stack.length - 1] ?? root
      outer.nodes.push(open.name === null ? { token: open.token, label: open.nodes } : { token: open.name.trim(), label: null })
    }
  }
  words(source.slice(at))

  // An unclosed token becomes text without its brace.
  while (stack.length > 1) {
    const open = stack.pop() ?? root
    stray = true
    const outer = stack[stack.length - 1] ?? root
    if (open.name !== null) outer.nodes.push(open.name)
    else for (const node of open.nodes) outer.nodes.push(node)
  }
  return { nodes: root.nodes, stray }
}

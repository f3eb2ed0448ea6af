import { parseSync } from 'vite'

/** A text in a source file. */
export interface SourceText {
  /** From 1. */
  readonly line: number
  /** Names of the declarations and properties that contain the text, such as `LABELS.text_mobile`; empty at the top of a file. */
  readonly key: string
  /** The source text, with `{…}` for an expression and `<…>` for an element within it. */
  readonly text: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value
const part = (node: Node, name: string): unknown => (name in node ? Reflect.get(node, name) : undefined)
const nodePart = (node: Node, name: string): Node | undefined => {
  const value = part(node, name)
  return isNode(value) ? value : undefined
}
const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value : [value]).filter(isNode)
const childrenOf = (node: Node): readonly Node[] => Object.values(node).flatMap(nodesIn)

/** Parts that are not shown: types, modules, comparisons, other languages. */
const UNSEEN = /^(?:TS(?:Type|Interface|Enum|Import|Literal|Union)\w*|Import\w*|Export(?:All|Default)?Declaration|SwitchCase)$/
/** Functions whose strings are searched for, not shown. */
const SEARCHES = new Set(['includes', 'startsWith', 'endsWith', 'split', 'join', 'indexOf', 'replaceAll', 'replace', 'getAttribute'])
/** Attributes and properties whose strings are values of the platform. */
const PLATFORM =
  /^(?:className|style|d|viewBox|rel|href|src|type|key|id|name|media|sizes|accept|autoComplete|fontFamily|font|transition|allow|sandbox|pattern|wave|command|cmd|sql|selector)$/
/** Two consecutive words, with punctuation around them. */
const SENTENCE = /\p{L}{2,}[,.:;!?’”)}…]*\s+[“(‘{]?\p{L}+/u
/** A capitalized word, like the beginning of a label: "Words", "Email". */
const LABEL = /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)?[.…?!]?$/u
/** Code rather than words: selectors, styles, SQL, headers, faces, patterns. */
const CODE =
  /^(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|PRAGMA|BEGIN|NOT EXISTS)\b|charset=|sans-serif|; ?Path=|^<!|^local\(|gradient\(|^calc\(|[;{}]\s*$|^(?:select|insert|update|delete|create|alter|drop|with|grant|revoke|set|max-age|no-cache|public|private)\b.*[=(,_]|:\/\/\S+$|^[\w.-]+\/[\w.-]+$|=>|\b\d+(?:px|rem|ms)\b/

/**
 * Texts that people read, in a TypeScript file: words between JSX tags, and strings that are a sentence or a label. Strings that only machines
 * read are omitted by heuristics, so that the list stays short.
 * @param labels whether a single word with a capital is a text, as in forms; on a terminal it is rather a value
 */
export function sourceTexts(file: string, source: string, { labels }: { readonly labels: boolean }): readonly SourceText[] {
  const { program } = parseSync(file, source)
  const lineStarts = [0, ...[...source.matchAll(/\n/gu)].map(({ index }) => index + 1)]
  const lineOf = (at: number): number => lineStarts.findLastIndex((start) => start <= at) + 1
  const found: SourceText[] = []
  const add = (node: Node, keys: readonly string[], text: string): void => {
    found.push({ line: lineOf(node.start), key: keys.join('.'), text: text.replaceAll(/\s+/gu, ' ').trim() })
  }

  function visit(node: Node, keys: readonly string[], isValue: boolean): void {
    if (UNSEEN.test(node.type)) return
    switch (node.type) {
      case 'ExportNamedDeclaration':
        for (const child of nodesIn(part(node, 'declaration'))) visit(child, keys, false)
        return
      case 'Literal':
        if (isShown(part(node, 'value'), labels && isValue)) add(node, keys, String(part(node, 'value')))
        return
      case 'TemplateLiteral': {
        const text = templateText(node)
        if (isShown(text, labels && isValue)) add(node, keys, text)
        // A string within an expression is a separate text: `${isOne ? 'is' : 'are'}` is not a text.
        for (const child of nodesIn(part(node, 'expressions'))) visit(child, keys, false)
        return
      }
      case 'TaggedTemplateExpression':
        return
      case 'BinaryExpression':
        // Concatenated strings are one text; operands of other operators are compared.
        if (part(node, 'operator') !== '+') return
        break
      case 'CallExpression':
        visitCall(node, keys)
        return
      case 'Property':
      case 'PropertyDefinition': {
        const name = nameOf(nodePart(node, 'key'))
        if (!PLATFORM.test(name)) for (const child of nodesIn(part(node, 'value'))) visit(child, [...keys, name], true)
        return
      }
      case 'VariableDeclarator':
        for (const child of nodesIn(part(node, 'init'))) visit(child, [...keys, nameOf(nodePart(node, 'id'))], true)
        return
      case 'FunctionDeclaration':
        for (const child of nodesIn(part(node, 'body'))) visit(child, [...keys, nameOf(nodePart(node, 'id'))], false)
        return
      case 'JSXElement':
      case 'JSXFragment':
        visitElement(node, keys)
        return
      case 'JSXAttribute':
        if (!PLATFORM.test(nameOf(nodePart(node, 'name'))))
          for (const child of nodesIn(part(node, 'value'))) visit(child, [...keys, nameOf(nodePart(node, 'name'))], true)
        return
      case 'ArrayExpression':
        for (const [at, child] of nodesIn(part(node, 'elements')).entries())
          visit(child, child.type === 'ObjectExpression' ? [...keys, String(at)] : keys, isValue)
        return
      case 'ConditionalExpression':
        for (const child of nodesIn([part(node, 'test')])) visit(child, keys, false)
        for (const child of nodesIn([part(node, 'consequent'), part(node, 'alternate')])) visit(child, keys, isValue)
        return
    }
    const passesValue = /^(?:TS|Parenthesized|Logical|Object|JSXExpressionContainer|Return|ArrowFunction)/u.test(node.type)
    for (const child of childrenOf(node)) visit(child, keys, passesValue && (isValue || /^(?:JSX|Return)/u.test(node.type)))
  }

  function visitCall(node: Node, keys: readonly string[]): void {
    const callee = nodePart(node, 'callee')
    const name = nameOf(callee?.type === 'MemberExpression' ? nodePart(callee, 'property') : callee)
    const [first, ...rest] = nodesIn(part(node, 'arguments'))
    if (callee) visit(callee, keys, false)
    if (SEARCHES.has(name) || first === undefined) return
    const area = name === 'texts' ? part(first, 'value') : undefined
    // The texts of the copy engine have the key by which a partner overrides them.
    if (typeof area === 'string') for (const child of rest) visit(child, [area], true)
    else for (const child of [first, ...rest]) visit(child, keys, false)
  }

  function visitElement(node: Node, keys: readonly string[]): void {
    const children = nodesIn(part(node, 'children'))
    const words = children.filter(({ type }) => type === 'JSXText').some((child) => /\p{L}/u.test(String(part(child, 'value'))))
    if (words) add(node, keys, children.map(elementText).join(''))
    for (const child of [...nodesIn(part(node, 'openingElement')), ...children]) visit(child, keys, false)
  }

  for (const statement of nodesIn(program.body)) visit(statement, [], false)
  return found
}

function isShown(value: unknown, isLabel: boolean): boolean {
  if (typeof value !== 'string' || CODE.test(value.trim())) return false
  return SENTENCE.test(value) || (isLabel && LABEL.test(value))
}

function templateText(node: Node): string {
  const expressions = nodesIn(part(node, 'expressions'))
  return nodesIn(part(node, 'quasis'))
    .map((quasi, at) => {
      const value = part(quasi, 'value')
      const cooked = typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : ''
      const expression = expressions[at]
      return expression === undefined ? cooked : `${cooked}{${expressionName(expression)}}`
    })
    .join('')
}

function elementText(node: Node): string {
  if (node.type === 'JSXText') return String(part(node, 'value'))
  if (node.type === 'JSXExpressionContainer') {
    const inner = nodePart(node, 'expression')
    if (inner?.type === 'Literal') return String(part(inner, 'value'))
    return `{${inner ? expressionName(inner) : ''}}`
  }
  const opening = nodePart(node, 'openingElement')
  return `<${opening ? nameOf(nodePart(opening, 'name')) : ''}>`
}

const expressionName = (node: Node): string =>
  node.type === 'Identifier' ? nameOf(node) : node.type === 'MemberExpression' ? nameOf(nodePart(node, 'property')) : '…'

function nameOf(node: Node | undefined): string {
  const name = node && (part(node, 'name') ?? part(node, 'value'))
  return typeof name === 'string' ? name : ''
}

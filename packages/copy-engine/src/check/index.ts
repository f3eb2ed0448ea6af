import { parseTemplate, type TemplateNode } from '../template.ts'
import type { Text, Wording } from '../text.ts'
import { areas } from '../texts/all.ts'

export { plainText } from '../content/text.ts'
export { ADDRESS, COMMON_NAMES } from '../names.ts'

/** Every text of the product by key. */
export const allTexts: ReadonlyMap<string, Text> = new Map(
  Object.values(areas).flatMap((area) => Object.values(area).map((text: Text): [string, Text] => [text.key, text])),
)

/** The plural forms of a wording. */
export function formsOf(wording: Wording): readonly string[] {
  return typeof wording === 'string' ? [wording] : [wording.one, wording.other]
}

/** Names of the tokens in a text and in its labels, each once. */
export function tokensIn(text: string): readonly string[] {
  const names = (nodes: readonly TemplateNode[]): readonly string[] =>
    nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.token, ...names(node.label ?? [])]))
  return [...new Set(names(parseTemplate(text).nodes))]
}

/** Whether a text contains an unmatched brace. */
export function hasStrayBrace(text: string): boolean {
  return parseTemplate(text).stray
}

/** Placeholder for a token in an editor's text; no text contains it. */
const TOKEN_PLACE = '\uFFFC'

/** The words of a text as written, labels included, with a placeholder character for each token. */
export function writtenWords(text: string): string {
  const words = (nodes: readonly TemplateNode[]): string =>
    nodes.map((node) => (typeof node === 'string' ? node : node.label === null ? TOKEN_PLACE : words(node.label))).join('')
  return words(parseTemplate(text).nodes)
}

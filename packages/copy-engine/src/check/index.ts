import { parseTemplate, type TemplateNode } from '../template.ts'
import type { Text, Wording } from '../text.ts'
import { areas } from '../texts/all.ts'

/** Every text of the product by key. */
export const allTexts: ReadonlyMap<string, Text> = new Map(
  Object.values(areas).flatMap((area) => Object.values(area).map((text: Text): [string, Text] => [text.key, text])),
)

/** The forms of a wording. */
export function formsOf(wording: Wording): readonly string[] {
  return typeof wording === 'string' ? [wording] : [wording.one, wording.other]
}

/** Names of the tokens in a text, those of labels too, each once. */
export function tokensIn(text: string): readonly string[] {
  const names = (nodes: readonly TemplateNode[]): readonly string[] =>
    nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.token, ...names(node.label ?? [])]))
  return [...new Set(names(parseTemplate(text).nodes))]
}

/** Does a text hold a brace that opens or closes nothing? */
export function hasStrayBrace(text: string): boolean {
  return parseTemplate(text).stray
}

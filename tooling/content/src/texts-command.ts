import { ROOT } from '@dining/stack'

import type { Command } from './command.ts'
import { collectTexts, TEXT_GROUPS, type TextGroup } from './texts/collect.ts'

const isGroup = (word: string): word is TextGroup => TEXT_GROUPS.some((group) => group === word)

/** `content texts`: every text of the product, a line each, with its location. */
export const textsCommand: Command = async ({ words, json, out, err }) => {
  const unknown = words.find((word) => !isGroup(word))
  if (unknown !== undefined) {
    err(`Unknown group "${unknown}". Known groups: ${TEXT_GROUPS.join(', ')}. See pnpm content --help.`)
    return 2
  }
  const groups = words.filter(isGroup)
  const texts = await collectTexts(ROOT, groups.length === 0 ? TEXT_GROUPS : groups)
  for (const text of texts) {
    const { group, file, line, key, text: wording } = text
    out(json ? JSON.stringify(text) : [group, line === 0 ? file : `${file}:${line}`, key, wording].join('\t'))
  }
  return 0
}

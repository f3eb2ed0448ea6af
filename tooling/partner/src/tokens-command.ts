import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { readTokens } from '@dining/partner-kit/node'
import { ROOT } from '@dining/stack'

import { chosenIds, validPartners } from './choose.ts'
import type { Command } from './command.ts'
import { designTokens } from './tokens/design-tokens.ts'

const OUT = join(ROOT, '.cache/tokens')

/** `partner tokens`: writes each partner's theme in the Design Tokens Format, for design tools. */
export const tokensCommand: Command = async ({ words, json, folder = OUT, partnersDir, out }) => {
  const partners = await validPartners(partnersDir, await chosenIds(partnersDir, words))
  await mkdir(folder, { recursive: true })
  const written: { readonly id: string; readonly file: string }[] = []
  for (const { partner, folder: source } of partners) {
    const { id } = partner.program
    const { strong, light } = partner.wordmark
    const file = join(folder, `${id}.tokens.json`)
    await writeFile(file, `${JSON.stringify(designTokens(`${strong} ${light}`, await readTokens(source)), null, 2)}\n`)
    written.push({ id, file })
  }
  if (json) out(JSON.stringify({ written }))
  else for (const { file } of written) out(file)
  return 0
}

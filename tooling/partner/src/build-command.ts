import { build } from '@dining/stack'

import { chosenIds } from './choose.ts'
import type { Command } from './command.ts'

/** `partner build`: through turbo, which builds what has changed. */
export const buildCommand: Command = async ({ words, json, partnersDir, out, err }) => {
  const ids = await chosenIds(partnersDir, words)
  const started = performance.now()
  const said: string[] = []
  const say = (line: string) => {
    said.push(line)
    if (!json) err(line)
  }
  await build(
    ids.map((id) => `@dining/partner-${id}`),
    say,
    new AbortController().signal,
  )
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1))
  const built = said.flatMap((line) => /^(\S+) is built$/.exec(line)?.[1] ?? [])
  out(
    json ? JSON.stringify({ partners: ids, built, seconds }) : `${built.length} built, ${ids.length - built.length} current, ${seconds} s`,
  )
  return 0
}

import { resolve } from 'node:path'

import type { Command } from './command.ts'
import { withPackFolder } from './pack/archive.ts'
import { tracePlaces, type TracedPlace } from './pack/trace-places.ts'

/** Bytes of a text on standard input; a stack has a few hundred. */
const MOST_BYTES = 1_000_000

async function standardInput(): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of process.stdin) {
    const buffer = Buffer.from(part as Uint8Array)
    bytes += buffer.length
    if (bytes > MOST_BYTES) break
    parts.push(buffer)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** `partner trace <maps> [text…]`: the source files and lines of a browser error that was reported, by the source maps of its version. */
export const traceCommand: Command = async ({ words: [pack, ...texts], json, out, err }) => {
  if (pack === undefined) {
    err('Name the source maps of a pack: the folder or archive that pack wrote, such as <partner>-<version>-maps. See pnpm partner --help.')
    return 2
  }
  const path = resolve(process.env['INIT_CWD'] ?? process.cwd(), pack)
  const text = texts.length > 0 ? texts.join(' ') : await standardInput()
  const traced = await withPackFolder(path, (folder) => tracePlaces(folder, text))
  if (traced.length === 0) {
    err('The text names no place in a file of ours, such as /assets/home-1a2b3c.js:1:234.')
    return 1
  }
  if (json) out(JSON.stringify({ places: traced }))
  else for (const one of traced) out(lineOf(one))
  const unknown = traced.filter(({ source }) => source === null).length
  if (unknown > 0) err(`${unknown} of ${traced.length} places are not in these source maps: take those of the version that was served.`)
  return unknown === traced.length ? 1 : 0
}

function lineOf({ place, source }: TracedPlace): string {
  if (source === null) return `${place}  unknown`
  return `${source.file}:${source.line}:${source.column}${source.name === null ? '' : `  ${source.name}`}`
}

import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** What became of a picture since the last sheet. `share`: of its pixels, 0 to 1. `diff`: a picture of where. */
export type Change =
  | { readonly kind: 'new' }
  | { readonly kind: 'same' }
  | { readonly kind: 'resized'; readonly was: string; readonly is: string }
  | { readonly kind: 'changed'; readonly share: number; readonly diff: string }

/** Share of a channel's range by which two pixels may differ and be the same to an eye. */
const THRESHOLD = 0.1

/**
 * Compares a picture in `next` with the one of the same name in `kept`, and takes its place.
 * @param file path within both folders
 */
export async function compare(kept: string, next: string, file: string): Promise<Change> {
  const [before, after] = [join(kept, file), join(next, file)]
  const diff = join(kept, file.replace(/\.png$/, '.diff.png'))
  const change = existsSync(before) ? await difference(before, after, diff) : ({ kind: 'new' } as const)
  if (change.kind !== 'changed') await rm(diff, { force: true })
  await mkdir(dirname(before), { recursive: true })
  await copyFile(after, before)
  return change.kind === 'changed' ? { ...change, diff: file.replace(/\.png$/, '.diff.png') } : change
}

async function difference(before: string, after: string, diff: string): Promise<Change> {
  const [old, fresh] = [PNG.sync.read(await readFile(before)), PNG.sync.read(await readFile(after))]
  const sizeOf = ({ width, height }: PNG) => `${width} × ${height}`
  if (sizeOf(old) !== sizeOf(fresh)) return { kind: 'resized', was: sizeOf(old), is: sizeOf(fresh) }
  return markDifference(old, fresh, diff)
}

/** Compares two pictures of one size and draws where they differ. @param diff file of that drawing, written only when they do */
async function markDifference(old: PNG, fresh: PNG, diff: string): Promise<Change> {
  const shown = new PNG({ width: fresh.width, height: fresh.height })
  const pixels = pixelmatch(old.data, fresh.data, shown.data, fresh.width, fresh.height, { threshold: THRESHOLD })
  if (pixels === 0) return { kind: 'same' }
  await writeFile(diff, PNG.sync.write(shown))
  return { kind: 'changed', share: pixels / (fresh.width * fresh.height), diff }
}

/**
 * Compares two pictures of one width; where one is longer, the other goes on in white. @param diff file of what differs, drawn
 * @returns share of the pixels that differ, 0 to 1
 */
export async function compareLengths(before: string, after: string, diff: string): Promise<number> {
  const [old, fresh] = [PNG.sync.read(await readFile(before)), PNG.sync.read(await readFile(after))]
  const height = Math.max(old.height, fresh.height)
  const change = await markDifference(lengthened(old, height), lengthened(fresh, height), diff)
  return change.kind === 'changed' ? change.share : 0
}

function lengthened(picture: PNG, height: number): PNG {
  if (picture.height === height) return picture
  const longer = new PNG({ width: picture.width, height })
  longer.data.fill(255)
  PNG.bitblt(picture, longer, 0, 0, picture.width, picture.height, 0, 0)
  return longer
}

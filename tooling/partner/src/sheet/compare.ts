import { existsSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** A picture beside its approved baseline. `share`: of its pixels, 0 to 1. `diff`: a picture of the difference, in the folder of the latest. */
export type Change =
  | { readonly kind: 'new' }
  | { readonly kind: 'same' }
  | { readonly kind: 'resized'; readonly was: string; readonly is: string }
  | { readonly kind: 'changed'; readonly share: number; readonly diff: string }

/** Share of a channel's range by which two pixels may differ and still count as equal. */
const THRESHOLD = 0.1
/** Pixels in which two pictures of the same page may differ: text is not painted the same each time. */
const NOISE_PIXELS = 5

/**
 * Compares the latest picture with the approved one, without changing them.
 * @param file path within both folders
 */
export async function compare(approved: string, latest: string, file: string): Promise<Change> {
  const diff = file.replace(/\.png$/, '.diff.png')
  await rm(join(latest, diff), { force: true })
  if (!existsSync(join(approved, file))) return { kind: 'new' }
  const change = await difference(join(approved, file), join(latest, file), join(latest, diff))
  return change.kind === 'changed' ? { ...change, diff } : change
}

/**
 * Makes the latest pictures of some partners their baselines.
 * @returns ids without pictures, which keep their baselines
 */
export async function approve(approved: string, latest: string, ids: readonly string[]): Promise<readonly string[]> {
  const taken = ids.filter((id) => existsSync(join(latest, id)))
  for (const id of taken) {
    await rm(join(approved, id), { recursive: true, force: true })
    await cp(join(latest, id), join(approved, id), { recursive: true, filter: (path) => !path.endsWith('.diff.png') })
  }
  return ids.filter((id) => !taken.includes(id))
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
  if (pixels <= NOISE_PIXELS) return { kind: 'same' }
  await writeFile(diff, PNG.sync.write(shown))
  return { kind: 'changed', share: pixels / (fresh.width * fresh.height), diff }
}

/**
 * Compares two pictures of one width; the shorter one is extended in white. @param diff file of the picture of differences
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

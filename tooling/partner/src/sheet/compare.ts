import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** A picture beside its approved baseline. `share`: of its pixels, 0 to 1. The report has its own copies of what it shows of a picture that differs. */
export type Change =
  | { readonly kind: 'new' }
  | { readonly kind: 'same' }
  | { readonly kind: 'resized'; readonly was: string; readonly is: string }
  | { readonly kind: 'changed'; readonly share: number }

/** Folders of pictures in the folder of a sheet; those in `approved` and `difference` are copies for the report, of pictures that differ. */
export const SHEET_FOLDERS = { now: 'pictures', approved: 'report/approved', difference: 'report/difference' } as const

/** Share of a channel's range by which two pixels may differ and still count as equal. */
const THRESHOLD = 0.1
/** Pixels in which two pictures of the same page may differ: text is not painted the same each time. */
const NOISE_PIXELS = 5

export interface Baselines {
  /** Absolute path of the folder of a sheet. */
  readonly folder: string
  /** Absolute path of the folder of approved pictures. */
  readonly baselines: string
}

/**
 * Compares the latest picture with the approved one, without changing them. If they differ, the approved picture and one of the difference are put into
 * the folder of the sheet, which can then be sent to others as it is.
 * @param file path within the folders of pictures
 */
export async function compare({ folder, baselines }: Baselines, file: string): Promise<Change> {
  const [approved, difference] = [join(folder, SHEET_FOLDERS.approved, file), join(folder, SHEET_FOLDERS.difference, file)]
  for (const path of [approved, difference]) {
    await rm(path, { force: true })
    await mkdir(dirname(path), { recursive: true })
  }
  const baseline = join(baselines, file)
  if (!existsSync(baseline)) return { kind: 'new' }
  const [old, fresh] = [PNG.sync.read(await readFile(baseline)), PNG.sync.read(await readFile(join(folder, SHEET_FOLDERS.now, file)))]
  const sizeOf = ({ width, height }: PNG) => `${width} × ${height}`
  const change: Change =
    sizeOf(old) === sizeOf(fresh) ? await markDifference(old, fresh, difference) : { kind: 'resized', was: sizeOf(old), is: sizeOf(fresh) }
  if (change.kind !== 'same') await copyFile(baseline, approved)
  return change
}

/**
 * Makes the latest pictures of some partners their baselines.
 * @returns ids without pictures, which keep their baselines
 */
export async function approve({ folder, baselines }: Baselines, ids: readonly string[]): Promise<readonly string[]> {
  const latest = join(folder, SHEET_FOLDERS.now)
  const taken = ids.filter((id) => existsSync(join(latest, id)))
  for (const id of taken) {
    await rm(join(baselines, id), { recursive: true, force: true })
    await cp(join(latest, id), join(baselines, id), { recursive: true })
  }
  return ids.filter((id) => !taken.includes(id))
}

/** Compares two pictures of one size and draws where they differ. @param diff file of that drawing, written only when they do */
async function markDifference(old: PNG, fresh: PNG, diff: string): Promise<Change> {
  const shown = new PNG({ width: fresh.width, height: fresh.height })
  const pixels = pixelmatch(old.data, fresh.data, shown.data, fresh.width, fresh.height, { threshold: THRESHOLD })
  if (pixels <= NOISE_PIXELS) return { kind: 'same' }
  await writeFile(diff, PNG.sync.write(shown))
  return { kind: 'changed', share: pixels / (fresh.width * fresh.height) }
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

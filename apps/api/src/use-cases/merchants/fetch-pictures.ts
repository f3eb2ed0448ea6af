import { createHash } from 'node:crypto'

import type { UploadRefusal } from '@dining/contract/studio'

import type { ApiDeps } from '../../deps.ts'
import { EDITION, encodeFrame, encodeUpload, encodeWhole } from '../../pictures/encode.ts'
import { merchantPictureRepo } from '../../store/repositories/merchant-picture.ts'

/** Pictures that are fetched at the same time. Encoding one takes a second of a processor. */
const AT_ONCE = 3
/** Milliseconds after which a run ends; the next one continues. */
const RUN_MS = 5 * 60_000
/** Minutes after each failed attempt before the next one; after the last, the picture is given up. */
const AGAIN_MINUTES = [1, 10, 60] as const

const CENTER = { x: 50, y: 50, zoom: 100 } as const

const REFUSAL_TEXT: Readonly<Record<UploadRefusal, string>> = {
  empty: 'the file is empty',
  type: 'the file is no JPEG, PNG, WebP or AVIF picture',
  animated: 'the picture is animated',
  'too-small': 'the picture is smaller than 600 by 375 px',
  'too-many-pixels': 'the picture has too many pixels',
  'too-many': 'there are too many pictures',
  broken: 'the picture cannot be decoded',
}

type Deps = Pick<ApiDeps, 'store' | 'clock' | 'pictureSource'>

/**
 * Fetches the pictures of restaurants that are due, encodes them again without metadata in the sizes of the image route, and shows them.
 * One that fails is tried again a few times, later each time, unless another attempt would meet the same.
 * @param signal ends the run between two pictures
 * @returns how many were fetched
 */
export async function fetchMerchantPictures(deps: Deps, signal: AbortSignal): Promise<number> {
  const { store, clock, pictureSource } = deps
  if (pictureSource.hosts.size === 0) return 0
  const ends = performance.now() + RUN_MS
  let fetched = 0
  while (!signal.aborted && performance.now() < ends) {
    const due = await store.owner((tx) => merchantPictureRepo(tx).due(clock(), AT_ONCE))
    if (due.length === 0) break
    const results = await Promise.all(due.map(({ url, attempts }) => fetchOne(deps, url, attempts, signal)))
    fetched += results.filter(Boolean).length
  }
  return fetched
}

/** Makes the pictures due again that were given up. @returns how many */
export function retryMerchantPictures({ store, clock }: Pick<ApiDeps, 'store' | 'clock'>): Promise<number> {
  return store.owner((tx) => merchantPictureRepo(tx).retry(clock()))
}

/** @returns whether the picture was fetched */
async function fetchOne({ store, clock, pictureSource }: Deps, url: string, attempts: number, signal: AbortSignal): Promise<boolean> {
  const failed = (reason: string, isFinal: boolean) =>
    store.owner((tx) => {
      const minutes = isFinal ? undefined : AGAIN_MINUTES[attempts]
      const now = clock()
      const againAt = minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000)
      return merchantPictureRepo(tx).failed(url, attempts + 1, reason, againAt, now)
    })
  const bytes = await pictureSource.fetch(url, signal)
  // The process ends: that is no fault of the picture.
  if (signal.aborted) return false
  if (!bytes.ok) {
    await failed(bytes.error.reason, bytes.error.isFinal)
    return false
  }
  const encoded = await encodeUpload(bytes.value)
  if (!encoded.ok) {
    await failed(REFUSAL_TEXT[encoded.error], true)
    return false
  }
  const { source } = encoded.value
  const files = [...(await encodeFrame(source, encoded.value, CENTER)), await encodeWhole(source)]
  const id = createHash('sha256').update(source).update(`\0restaurant ${EDITION}`).digest('hex').slice(0, 32)
  await store.owner((tx) => merchantPictureRepo(tx).fetched(url, id, files, clock()))
  return true
}

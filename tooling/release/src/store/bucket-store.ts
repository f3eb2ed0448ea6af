import { randomUUID } from 'node:crypto'

import { GetObjectCommand, HeadObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { StackError } from '@dining/stack'

import { bucketFailure, codeOf, statusOf } from './bucket-failure.ts'
import type { ObjectStore } from './object-store.ts'
import type { BucketAddress } from './store-address.ts'

/** How often and how long a bucket is tried. */
export interface Patience {
  /** Requests for one operation at most: after no answer, 429 or 5xx, each after a longer pause. */
  readonly tries: number
  /** Milliseconds for a connection, and for an answer or the next part of it. */
  readonly connectMs: number
  readonly answerMs: number
}

const PATIENCE: Patience = { tries: 5, connectMs: 3_000, answerMs: 20_000 }
/** Objects at the same time: most are small, and a request takes some 30 ms however small. */
const AT_ONCE = 16
/** Milliseconds between two looks at a history: each is a request that has a price. */
const LOOK_MS = 1_000
/** Name of an object that is there after the first `create` in its folder: hosts may not write to all folders. */
const PROBE = '.conditional-writes'
/** Name of the metadata that says who has written an object. */
const WRITER = 'writer'

/**
 * A bucket as a store. What makes several writers safe is `create`: a PUT with `If-None-Match: *`, which the service refuses if the key exists. A service that
 * ignores it is refused before the first such write. Every failure is a StackError with a remedy, without keys.
 */
export function bucketStore(address: BucketAddress, patience: Patience = PATIENCE): ObjectStore {
  const { bucket, prefix, endpoint, region, addressing, keys, name } = address
  const client = new S3Client({
    region,
    forcePathStyle: addressing === 'path',
    maxAttempts: patience.tries,
    // Own hashes are compared, and not every service knows these checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: patience.connectMs,
      requestTimeout: patience.answerMs,
      throwOnRequestTimeout: true,
      socketTimeout: patience.answerMs,
    },
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(keys ? { credentials: keys } : {}),
  })
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key })
  const failed = (error: unknown) => bucketFailure(error, address)
  /** By folder. */
  const probes = new Map<string, Promise<void>>()

  async function read(key: string): Promise<Uint8Array | null> {
    // The client repeats requests, but not an answer that ends in the middle.
    for (let left = patience.tries; ; left--) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)))
        return Body ? await Body.transformToByteArray() : new Uint8Array()
      } catch (error) {
        if (codeOf(error) === 'NoSuchKey') return null
        if (left <= 1 || statusOf(error) !== null) throw failed(error)
      }
    }
  }

  /**
   * A PUT that the service does if the key is new. After an answer that was lost, the client's next try finds this writer's own object.
   * @returns whether this call has written it
   */
  async function write(key: string, bytes: Uint8Array): Promise<boolean> {
    const writer = randomUUID()
    for (let left = patience.tries; ; left--) {
      try {
        await client.send(new PutObjectCommand({ ...at(key), Body: bytes, IfNoneMatch: '*', Metadata: { [WRITER]: writer } }))
        return true
      } catch (error) {
        // 409: another write of the key ended during this one, so the next try finds it.
        if (statusOf(error) === 409 && left > 1) continue
        if (statusOf(error) !== 412) throw failed(error)
        return (await writerOf(key)) === writer
      }
    }
  }

  async function writerOf(key: string): Promise<string | undefined> {
    try {
      return (await client.send(new HeadObjectCommand(at(key)))).Metadata?.[WRITER]
    } catch (error) {
      throw failed(error)
    }
  }

  /** Throws if the service writes over an object that is there. */
  async function assertConditional(key: string): Promise<void> {
    const bytes = Buffer.from('The service of this bucket must refuse to write this object again.\n')
    if (!(await write(key, bytes)) || !(await write(key, bytes))) return
    throw new StackError(
      `The service of ${name} ignores If-None-Match, so two promotions at the same time could both succeed. Use one with conditional writes: Amazon S3, MinIO, Ceph, Cloudflare R2.`,
    )
  }

  return {
    name,
    atOnce: AT_ONCE,
    lookMs: LOOK_MS,
    get: read,
    async put(key, bytes) {
      try {
        await client.send(new PutObjectCommand({ ...at(key), Body: bytes }))
      } catch (error) {
        throw failed(error)
      }
    },
    async create(key, bytes) {
      const probe = key.slice(0, key.lastIndexOf('/') + 1) + PROBE
      const probed = probes.get(probe) ?? assertConditional(probe)
      probes.set(probe, probed)
      try {
        await probed
      } catch (error) {
        probes.delete(probe)
        throw error
      }
      return write(key, bytes)
    },
    async list(start) {
      const found: string[] = []
      let from: string | undefined
      do {
        try {
          const page = await client.send(
            new ListObjectsV2Command({
              Bucket: bucket,
              Prefix: prefix + start,
              ...(from === undefined ? {} : { ContinuationToken: from }),
            }),
          )
          for (const { Key } of page.Contents ?? []) if (Key !== undefined) found.push(Key.slice(prefix.length))
          from = page.IsTruncated ? page.NextContinuationToken : undefined
        } catch (error) {
          throw failed(error)
        }
      } while (from !== undefined)
      return found.filter((key) => !key.endsWith(PROBE)).toSorted()
    },
  }
}

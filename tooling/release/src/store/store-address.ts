import { join, resolve } from 'node:path'

import { httpsService } from '@dining/serving/environment'
import { ROOT, StackError } from '@dining/stack'
import * as v from 'valibot'

import type { ProcessContext } from '../command.ts'

/** A bucket of a service with the wire format of S3. */
export interface BucketAddress {
  readonly kind: 'bucket'
  /** As typed: "s3://releases/dining". */
  readonly name: string
  readonly bucket: string
  /** What keys start with: "dining/", or "". */
  readonly prefix: string
  /** Address of the service; undefined for that of AWS in the region. */
  readonly endpoint: string | undefined
  readonly region: string
  /** `path`: https://endpoint/bucket/key. `virtual`: https://bucket.endpoint/key. */
  readonly addressing: 'path' | 'virtual'
  /** undefined: the usual sources of AWS tools, which are a profile and the role of the machine. */
  readonly keys: { readonly accessKeyId: string; readonly secretAccessKey: string; readonly sessionToken?: string } | undefined
}

interface FolderAddress {
  readonly kind: 'folder'
  /** Absolute. */
  readonly folder: string
}

const bucketSchema = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))
const prefixSchema = v.pipe(v.string(), v.regex(/^(?:[\w.-]+\/)*$/))
const addressingSchema = v.optional(v.picklist(['path', 'virtual']))
/** Region in signatures for services that have none. */
const ANY_REGION = 'us-east-1'

/**
 * Reads the address of a store: a folder, or `s3://bucket/prefix` with the variables of AWS tools.
 * @param typed `--store` or RELEASE_STORE; a folder of this repository if undefined
 * Throws StackError with the remedy if the address or a variable is invalid
 */
export function storeAddress(typed: string | undefined, { env, cwd }: ProcessContext): BucketAddress | FolderAddress {
  if (!typed) return { kind: 'folder', folder: join(ROOT, '.cache/releases') }
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(typed)) return { kind: 'folder', folder: resolve(cwd, typed) }
  const [, bucket, path = ''] = /^s3:\/\/([^/]*)\/?(.*)$/.exec(typed) ?? []
  const prefix = path === '' || path.endsWith('/') ? path : `${path}/`
  // The address is not repeated: a mistyped one may contain a key.
  if (!v.is(bucketSchema, bucket) || !v.is(prefixSchema, prefix))
    throw new StackError(
      'The address of a store is a folder, or s3://<bucket>/<prefix> with the keys in variables. See pnpm release --help.',
    )
  const endpoint = env['AWS_ENDPOINT_URL_S3'] || env['AWS_ENDPOINT_URL'] || undefined
  if (endpoint !== undefined) assertEndpoint(endpoint, env)
  const region = env['AWS_REGION'] || env['AWS_DEFAULT_REGION'] || (endpoint === undefined ? undefined : ANY_REGION)
  if (region === undefined)
    throw new StackError(
      'Set AWS_REGION to the region of the bucket, or AWS_ENDPOINT_URL_S3 to the address of a service other than that of AWS.',
    )
  const addressing = v.safeParse(addressingSchema, env['RELEASE_S3_ADDRESSING'] || undefined)
  if (!addressing.success) throw new StackError('RELEASE_S3_ADDRESSING must be path or virtual.')
  return {
    kind: 'bucket',
    name: typed,
    bucket,
    prefix,
    endpoint,
    region,
    // Services of one's own rarely have a name for each bucket, and no certificate of AWS fits a bucket with a dot.
    addressing: addressing.output ?? (endpoint !== undefined || bucket.includes('.') ? 'path' : 'virtual'),
    keys: keysOf(env),
  }
}

function assertEndpoint(endpoint: string, env: ProcessContext['env']): void {
  const url = URL.parse(endpoint)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new StackError('AWS_ENDPOINT_URL_S3 must be the address of a service, such as https://s3.example.com, without a key in it.')
  // Who can change an answer could release another version.
  if (!httpsService.accepts(endpoint, env)) throw new StackError(`AWS_ENDPOINT_URL_S3 ${httpsService.demands}.`)
}

function keysOf(env: ProcessContext['env']): BucketAddress['keys'] {
  const [accessKeyId, secretAccessKey, sessionToken] = [env['AWS_ACCESS_KEY_ID'], env['AWS_SECRET_ACCESS_KEY'], env['AWS_SESSION_TOKEN']]
  if (!accessKeyId && !secretAccessKey) return undefined
  if (!accessKeyId || !secretAccessKey)
    throw new StackError(`Set ${accessKeyId ? 'AWS_SECRET_ACCESS_KEY' : 'AWS_ACCESS_KEY_ID'}, too: a key has both parts.`)
  return { accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) }
}

/** Variables that only the store needs: servers of versions do not get them. */
export const STORE_KEYS: readonly string[] = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN']

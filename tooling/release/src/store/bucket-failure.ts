import { StackError } from '@dining/stack'
import * as v from 'valibot'

import type { BucketAddress } from './store-address.ts'

const failureSchema = v.object({
  name: v.string(),
  $metadata: v.optional(v.object({ httpStatusCode: v.optional(v.number()) })),
  code: v.optional(v.string()),
})

/** The service's code of a failure, such as "NoSuchBucket"; or the name of an error of this machine. */
export function codeOf(error: unknown): string {
  const read = v.safeParse(failureSchema, error)
  if (!read.success) return 'unknown'
  // Errors of sockets are all named "Error".
  return read.output.name === 'Error' ? (read.output.code ?? 'unknown') : read.output.name
}

/** HTTP status of the answer; null without an answer. */
export function statusOf(error: unknown): number | null {
  const read = v.safeParse(failureSchema, error)
  return (read.success && read.output.$metadata?.httpStatusCode) || null
}

/** What a person does about a failure. Messages of the service are left out: some repeat what was signed. */
export function bucketFailure(error: unknown, { name, bucket, region, endpoint }: BucketAddress): StackError {
  const code = codeOf(error)
  const status = statusOf(error)
  const service = endpoint === undefined ? `S3 in ${region}` : new URL(endpoint).host
  const remedy = REMEDIES[code]
  if (remedy !== undefined) return new StackError(remedy({ name, bucket, region, service }))
  if (status === null)
    return new StackError(
      `${service} does not answer for ${name} (${code}). Check AWS_ENDPOINT_URL_S3, AWS_REGION and the network, and try again. What was being written may be there.`,
    )
  if (status === 503 || status === 429)
    return new StackError(`${service} is busy: it refuses requests for ${name} again and again (${code}). Try again later.`)
  if (status >= 500) return new StackError(`${service} fails for ${name} with ${status} (${code}). Try again later.`)
  if (status === 403) return new StackError(DENIED({ name, bucket, region, service }))
  if (status === 301 || status === 307) return new StackError(ELSEWHERE({ name, bucket, region, service }))
  return new StackError(`${service} refuses a request for ${name} with ${status} (${code}). See its documentation of that code.`)
}

interface Place {
  readonly name: string
  readonly bucket: string
  readonly region: string
  readonly service: string
}

const WRONG_KEY = ({ name, service }: Place) =>
  `${service} refuses the key for ${name}. Check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY: they must be of this service and belong together.`
const DENIED = ({ name, bucket }: Place) =>
  `The key may not do this in ${name}. Allow it s3:ListBucket on the bucket ${bucket}, and s3:GetObject and s3:PutObject on its objects; a host writes history/ and measured/ of its partner alone.`
const ELSEWHERE = ({ bucket, region }: Place) => `The bucket ${bucket} is not in the region ${region}. Set AWS_REGION to its region.`
const NO_CONDITIONS = ({ name, service }: Place) =>
  `${service} does not support conditional writes (If-None-Match), which ${name} needs. Use a service that does: Amazon S3, MinIO, Ceph, Cloudflare R2.`

const REMEDIES: Readonly<Record<string, (place: Place) => string>> = {
  NoSuchBucket: ({ name, bucket, service }) =>
    `${service} has no bucket ${bucket}. Create it, or correct ${name} in --store or RELEASE_STORE.`,
  CredentialsProviderError: ({ name }) =>
    `No key for ${name}. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE, or give this machine a role.`,
  InvalidAccessKeyId: WRONG_KEY,
  SignatureDoesNotMatch: WRONG_KEY,
  InvalidToken: WRONG_KEY,
  ExpiredToken: ({ name }) => `The key for ${name} has expired. Get new temporary keys: AWS_SESSION_TOKEN goes with them.`,
  RequestTimeTooSkewed: ({ service }) =>
    `The clock of this machine differs from that of ${service} by minutes, so its signatures are refused. Set the clock, for example with timedatectl set-ntp true.`,
  AuthorizationHeaderMalformed: ELSEWHERE,
  PermanentRedirect: ELSEWHERE,
  NotImplemented: NO_CONDITIONS,
}

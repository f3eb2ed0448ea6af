import { readFile } from 'node:fs/promises'

import { fail, succeed, type Result } from '@dining/domain'
import * as v from 'valibot'

/** How this installation is known to the OpenID provider of one partner. */
export interface ProviderClient {
  readonly partnerId: string
  /** As the provider itself writes it, to the letter. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Origin by which this process reaches the provider, when it is another one than the issuer's. */
  readonly reachedAt?: string
  readonly scope: string
  /** The claim that holds the partner number. */
  readonly partnerNumberClaim: string
}

const text = v.pipe(v.string('must be text'), v.nonEmpty('must not be empty'))
const address = v.pipe(text, v.url('must be an address'))

/** Is this host this very machine? Only then may a provider do without TLS. */
const isThisMachine = (host: string) => host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1'

const issuer = v.pipe(
  address,
  v.check((value) => {
    const url = URL.parse(value)
    return url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisMachine(url.hostname))
  }, 'must be an https: address'),
)

const fileSchema = v.record(
  v.string(),
  v.strictObject({
    issuer,
    clientId: text,
    clientSecret: text,
    reachedAt: v.exactOptional(address),
    scope: v.optional(v.pipe(text, v.regex(/(^| )openid( |$)/, 'must contain openid')), 'openid profile email'),
    partnerNumberClaim: v.optional(text, 'partner_number'),
  }),
)

/** Reads the file of SSO_FILE; a refusal names the file and what is wrong in it, never a value. */
export async function readProviderClients(file: string | undefined): Promise<Result<ReadonlyMap<string, ProviderClient>, string>> {
  if (file === undefined) return succeed(new Map())
  const json = await readFile(file, 'utf8').catch(() => null)
  if (json === null) return fail(`The file ${file} of SSO_FILE cannot be read. Make it, or leave SSO_FILE out.`)
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(undefined, 'must be JSON'), fileSchema), json)
  if (!parsed.success) {
    const faults = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'it'} ${issue.message}`)
    return fail(`The file ${file} of SSO_FILE does not hold: ${faults.join('; ')}. See apps/api/README.md.`)
  }
  return succeed(new Map(Object.entries(parsed.output).map(([partnerId, client]) => [partnerId, { partnerId, ...client }])))
}

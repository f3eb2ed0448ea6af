import { readFile } from 'node:fs/promises'

import * as v from 'valibot'

const text = v.pipe(v.string(), v.nonEmpty())

const memberSchema = v.object({
  subject: text,
  email: text,
  firstName: text,
  lastName: text,
  partnerNumber: v.nullable(v.string()),
  /** What a sign-in as this person shows, in a few words. */
  shows: v.string(),
})

const providerSchema = v.object({
  partnerId: v.pipe(text, v.regex(/^[a-z][a-z0-9-]*$/)),
  /** What members sign in to: "SkyMiles". */
  name: text,
  /** Ends with the partner's id as its path. */
  issuer: v.pipe(text, v.url()),
  clientId: text,
  clientSecret: text,
  /** Callback address after sign-in. */
  callback: v.pipe(text, v.url()),
  /** Address after sign-out. */
  home: v.pipe(text, v.url()),
  /** Where the site takes logout tokens (OpenID Connect Back-Channel Logout 1.0), and the port of the gateway in front of it; optional. */
  logout: v.exactOptional(v.object({ url: v.pipe(text, v.url()), port: v.number() })),
  members: v.array(memberSchema),
})
/** The identity provider of one partner. */
export type ProviderSettings = v.InferOutput<typeof providerSchema>

const fileSchema = v.pipe(v.string(), v.parseJson(), v.array(providerSchema))

/** Reads the providers of a file; returns a text with the error if it is invalid. */
export async function readProviders(file: string): Promise<readonly ProviderSettings[] | string> {
  const json = await readFile(file, 'utf8').catch(() => null)
  if (json === null) return `PROVIDERS_FILE ${file} cannot be read`
  const parsed = v.safeParse(fileSchema, json)
  return parsed.success
    ? parsed.output
    : `PROVIDERS_FILE: ${parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'it'}: ${issue.message}`).join('; ')}`
}

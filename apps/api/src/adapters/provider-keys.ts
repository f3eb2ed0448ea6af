import * as v from 'valibot'

/** Milliseconds after which the keys are read again, so that one that the provider has withdrawn is not used for long. */
const FRESH_MS = 5 * 60_000
/**
 * Milliseconds between two reads because of an unknown key. A token in the provider's own answer names a key that exists; any client can
 * send a logout token, so these read seldom, and do not delay the reads of sign-ins.
 */
const GAP_MS = { answer: 0, sent: 30_000 } as const

const jwksSchema = v.looseObject({ keys: v.array(v.looseObject({ kty: v.string(), kid: v.exactOptional(v.string()) })) })
export type KeySet = v.InferOutput<typeof jwksSchema>

/** The published keys of a provider. */
export interface ProviderKeys {
  /**
   * The keys, which are read again if none has this id.
   * @param source where the token with this id comes from
   * @returns null if they cannot be read
   */
  read(kid: string | undefined, source: keyof typeof GAP_MS): Promise<KeySet | null>
}

/** @param download answers with the JSON Web Key Set */
export function providerKeys(download: () => Promise<Response>, now: () => number = () => performance.now()): ProviderKeys {
  let known: { readonly set: KeySet; readonly at: number } | undefined
  let loading: Promise<KeySet | null> | undefined
  const asked = { answer: -Infinity, sent: -Infinity }

  async function load(): Promise<KeySet | null> {
    const response = await download().catch(() => null)
    const parsed = response?.ok ? v.safeParse(jwksSchema, await response.json().catch(() => null)) : null
    if (!parsed?.success) return null
    known = { set: parsed.output, at: now() }
    return parsed.output
  }

  return {
    async read(kid, source) {
      if (known && now() - known.at < FRESH_MS) {
        const isKnown = kid === undefined || known.set.keys.some((key) => key.kid === kid)
        if (isKnown || now() - asked[source] < GAP_MS[source]) return known.set
        asked[source] = now()
      }
      loading ??= load().finally(() => (loading = undefined))
      return (await loading) ?? null
    },
  }
}

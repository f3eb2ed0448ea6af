import type { KnownMember } from '@dining/contract'
import { activation } from '@dining/copy-engine/texts/activation'
import { paths } from '@dining/session'

/** The result of the known-member lookup (ACT-01). */
type Lookup = { readonly kind: 'failed' } | { readonly kind: 'known'; readonly member: KnownMember }

/** What /activate does with the result. */
type Activation = { readonly kind: 'redirect'; readonly to: string } | { readonly kind: 'activate' }

/** Where activation leads without a public id in the address; the cookie's does not count (ACT-02, ACT-10). */
export const WITHOUT_PUBLIC_ID = paths.join({ rfr: 0 })

/**
 * Where activation leads (ACT-03 … ACT-07). A redirect carries only its reason (ACT-11); a member who is not activated yet stays.
 */
export function activationOf(lookup: Lookup): Activation {
  const redirect = (to: string): Activation => ({ kind: 'redirect', to })
  if (lookup.kind === 'failed') return redirect(paths.join({ rfr: 1 }))
  const { tierLevel, hasWebProfile, active } = lookup.member
  if (tierLevel === 1) return { kind: 'activate' }
  if (!hasWebProfile) return redirect(paths.join({ rfr: 2 }))
  return redirect(paths.login({ rfr: active ? 3 : 4 }))
}

/** Fields of the content set `tier_1_activation` that the pages show (ACT-21), each with its default text. */
const WORDS = {
  title: activation.title,
  body: activation.lead,
  button: activation.button,
  activated_title: activation.activatedTitle,
  activated_body: activation.activatedLead,
  activation_error: activation.failed,
} as const

export type ActivationWords = Readonly<Record<keyof typeof WORDS, string>>

/** The editor's texts, and the default for missing ones; with their tokens. */
export function activationWords(fields: Readonly<Record<string, unknown>> | undefined): ActivationWords {
  const word = (name: keyof typeof WORDS) => {
    const given = fields?.[name]
    return typeof given === 'string' && given.trim() !== '' ? given : WORDS[name].wording
  }
  return {
    title: word('title'),
    body: word('body'),
    button: word('button'),
    activated_title: word('activated_title'),
    activated_body: word('activated_body'),
    activation_error: word('activation_error'),
  }
}

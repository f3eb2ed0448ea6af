import type { KnownMember } from '@dining/contract'
import { paths } from '@dining/session'

/** What the known-member lookup came to (ACT-01). */
export type Lookup = { readonly kind: 'failed' } | { readonly kind: 'known'; readonly member: KnownMember }

/** What /activate does with it. */
export type Activation = { readonly kind: 'redirect'; readonly to: string } | { readonly kind: 'activate' }

/** Where activation leads when the address names nobody; the cookie's public id does not count (ACT-02, ACT-10). */
export const WITHOUT_PUBLIC_ID = paths.join({ rfr: 0 })

/**
 * Where activation leads (ACT-03 … ACT-07). A redirect carries only why it was made (ACT-11); who has not been activated yet stays.
 */
export function activationOf(lookup: Lookup): Activation {
  const redirect = (to: string): Activation => ({ kind: 'redirect', to })
  if (lookup.kind === 'failed') return redirect(paths.join({ rfr: 1 }))
  const { tierLevel, hasWebProfile, active } = lookup.member
  if (tierLevel === 1) return { kind: 'activate' }
  if (!hasWebProfile) return redirect(paths.join({ rfr: 2 }))
  return redirect(paths.login({ rfr: active ? 3 : 4 }))
}

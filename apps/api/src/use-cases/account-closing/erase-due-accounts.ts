import type { ApiDeps } from '../../deps.ts'
import { dueErasures, eraseMember, type DueErasure } from '../../store/repositories/erase-members.ts'
import type { MessageRef } from '../../store/repositories/outbox.ts'
import { writeMail } from '../mail/send-mail.ts'
import type { MessageDeps } from '../outbox/write-message.ts'

type ErasureDeps = Pick<ApiDeps, 'store' | 'clock' | 'partners'> & MessageDeps

/** Maximum number of accounts per run; the next run continues. */
const BATCH = 500

/**
 * Erases the accounts whose members have asked for it, after the time in which they could keep them. Each is one transaction with its last mail: a process
 * that ends in between has erased and mailed, or neither. An account that fails does not stop the others; the first error is thrown at the end.
 * @param signal stops between two accounts
 * @returns how many were erased
 */
export async function eraseDueAccounts(deps: ErasureDeps, signal: AbortSignal): Promise<number> {
  const due = await deps.store.owner((tx) => dueErasures(tx, deps.clock(), BATCH))
  const errors: unknown[] = []
  let erased = 0
  for (const one of due) {
    if (signal.aborted) break
    try {
      const { isErased, mail } = await erase(deps, one)
      if (mail) await deps.outbox.dispatch(mail)
      erased += Number(isErased)
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
  return erased
}

function erase(
  deps: ErasureDeps,
  { partnerId, id }: DueErasure,
): Promise<{ readonly isErased: boolean; readonly mail: MessageRef | null }> {
  const now = deps.clock()
  return deps.store.owner(async (tx) => {
    const member = await eraseMember(tx, { partnerId, id }, now)
    if (!member) return { isErased: false, mail: null }
    if (member.email === '' || !deps.partners.has(partnerId)) return { isErased: true, mail: null }
    // Of no member: the outbox keeps the address, encrypted, until the mail is sent.
    const content = { kind: 'account-erased', to: member.email, at: now.toISOString() } as const
    const mail = await writeMail(tx, deps, { partnerId, memberId: null, origin: deps.settings.publicOrigin(partnerId), content })
    return { isErased: true, mail }
  })
}

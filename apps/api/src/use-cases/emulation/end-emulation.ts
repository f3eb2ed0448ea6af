import { identifyActor } from '../../audit/actor.ts'
import type { ApiDeps } from '../../deps.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { endSession } from '../session.ts'

/** Ends the emulation of a cookie's id on the server (EMULATION-02, EMULATION-03). A session of a member is not ended. */
export async function endEmulation({ store, clock }: Pick<ApiDeps, 'store' | 'clock'>, partnerId: string, id: string): Promise<void> {
  await store.tenant(partnerId, async (tx) => {
    const ended = await endSession(tx, partnerId, id, 'emulation')
    if (!ended?.emulatedBy) return
    identifyActor('operator', ended.emulatedBy)
    await recordAudit(tx, partnerId, { kind: 'emulation-ended', memberId: ended.memberId, at: clock() })
  })
}

import { studioEndpoints, type StudioPartner } from '@dining/contract/studio'
import type { Answer } from '@dining/contract'
import { Button } from '@dining/ui'
import { useMutation } from '@tanstack/react-query'

import { ask } from '../api/studio-api.ts'
import * as app from '../app/app.css.ts'
import { CallFault } from '../app/CallFault.tsx'
import * as css from './audit.css.ts'

type Checked = Answer<typeof studioEndpoints.verifyAudit>

const FAULTS: Readonly<Record<Checked['faults'][number]['kind'], string>> = {
  changed: 'was changed after it was written',
  removed: 'was removed',
  'without-hash': 'has no hash: it was inserted by other means',
  'hash-removed': 'follows on a hash that is missing',
}

/** Checks the chain of hashes of the partner's trail on request, since that reads all of it. */
export function TrailCheck({ partner }: { readonly partner: StudioPartner }) {
  const check = useMutation({ mutationFn: () => ask(studioEndpoints.verifyAudit, { params: { partner: partner.id } }) })
  return (
    <section className={css.check} aria-label="Check of the trail">
      <div className={css.checkWords}>
        <div role="status">
          {check.data ? <Result checked={check.data} /> : <p>A chain of hashes shows whether an event was changed or removed.</p>}
        </div>
        <CallFault fault={check.error} />
      </div>
      <Button kind="quiet" busy={check.isPending} busyLabel="Checking …" onClick={() => check.mutate()}>
        Check the trail
      </Button>
    </section>
  )
}

function Result({ checked: { faults, head } }: { readonly checked: Checked }) {
  if (faults.length === 0) {
    return (
      <>
        <p className={css.good}>No event was changed or removed.</p>
        {head && (
          <p className={app.quiet}>
            Newest event: number {head.number}, hash {head.hash}
          </p>
        )}
      </>
    )
  }
  return (
    <>
      <p className={app.alert}>The trail was changed. Faults: {faults.length}</p>
      <ul>
        {faults.map(({ kind, eventId }) => (
          <li key={`${kind} ${eventId}`}>
            Event {eventId} {FAULTS[kind]}.
          </li>
        ))}
      </ul>
    </>
  )
}

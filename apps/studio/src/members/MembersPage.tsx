import { studioEndpoints, type StudioMember, type StudioPartner } from '@dining/contract/studio'
import { EMAIL_MAX_LENGTH } from '@dining/domain'
import { Button, TextField } from '@dining/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'

import { ask } from '../api/studio-api.ts'
import * as app from '../app/app.css.ts'
import { CallFault } from '../app/CallFault.tsx'
import { PartnerPage } from '../decisions/DecisionPage.tsx'
import * as decisions from '../decisions/decisions.css.ts'
import { PartnerHead } from '../partner/PartnerHead.tsx'
import { reasonIssue } from '../reason/reason.ts'
import { ReasonField } from '../reason/ReasonField.tsx'
import { FoundMember } from './FoundMember.tsx'
import * as css from './members.css.ts'

/** Support looks up one member, sees masked data, and releases a card. Nothing of it is in an address, or stays after the page. */
export const MembersPage = () => <PartnerPage>{(partner) => <Members key={partner.id} partner={partner} />}</PartnerPage>

interface Faults {
  readonly who?: string | undefined
  readonly reason?: string | undefined
}

function Members({ partner }: { readonly partner: StudioPartner }) {
  const who = useRef<HTMLInputElement>(null)
  const reason = useRef<HTMLInputElement>(null)
  const result = useRef<HTMLHeadingElement>(null)
  const [faults, setFaults] = useState<Faults>({})
  const [member, setMember] = useState<StudioMember | null>(null)
  const [changes, setChanges] = useState(0)
  const [said, setSaid] = useState('')
  const show = (found: StudioMember | null) => {
    setMember(found)
    setChanges((count) => count + 1)
  }
  const search = useMutation({
    mutationFn: (body: { readonly who: string; readonly reason: string }) =>
      ask(studioEndpoints.lookUpMember, { params: { partner: partner.id }, body }),
    gcTime: 0,
    onSuccess: (answer) => {
      show(answer.member)
      setSaid(answer.member ? '' : `${partner.programName} has no member with exactly this email address or public id.`)
    },
  })
  // The heading, once it is there, and once the dialog that gave the focus back to its button has closed.
  useEffect(() => result.current?.focus(), [changes])

  const lookUp = (event: FormEvent) => {
    event.preventDefault()
    setSaid('')
    const typed = { who: who.current?.value.trim() ?? '', reason: reason.current?.value.trim() ?? '' }
    const found = { who: typed.who === '' ? 'Enter an email address or a public id.' : undefined, reason: reasonIssue(typed.reason) }
    setFaults(found)
    if (found.who !== undefined) return who.current?.focus()
    if (found.reason !== undefined) return reason.current?.focus()
    if (!search.isPending) {
      setMember(null)
      search.mutate(typed)
    }
  }

  return (
    <main className={app.page} id="main" tabIndex={-1}>
      <title>{`Members · ${partner.programName} · Studio`}</title>
      <PartnerHead partner={partner} />
      <h2 className={decisions.title}>Members</h2>
      <form className={css.form} onSubmit={lookUp} noValidate>
        <TextField
          ref={who}
          label="Email address or public id"
          name="who"
          help="The whole one. Parts and names find nothing."
          error={faults.who}
          maxLength={EMAIL_MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <ReasonField ref={reason} error={faults.reason} />
        <Button type="submit" busy={search.isPending} busyLabel="Looking up …">
          Look up
        </Button>
      </form>
      <p role="status" className={decisions.said}>
        {said}
      </p>
      <CallFault fault={search.error} />
      {member && (
        <FoundMember
          {...{ partner, member }}
          heading={result}
          onReleased={(released, words) => {
            show(released)
            setSaid(words)
          }}
        />
      )}
    </main>
  )
}

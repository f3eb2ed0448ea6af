import { studioEndpoints, type OperatorProof, type OperatorSecurity } from '@dining/contract/studio'
import { MAX_PASSKEYS } from '@dining/domain'
import { Button } from '@dining/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { operatorQuery, securityQuery } from '../api/queries.ts'
import { ask } from '../api/studio-api.ts'
import { useSession } from '../app/session.ts'
import { AddPasskey } from './AddPasskey.tsx'
import { ConfirmKey } from './ConfirmKey.tsx'
import * as css from './own-sign-in.css.ts'
import { PasskeyList } from './PasskeyList.tsx'
import { Proof } from './Proof.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** What the operator is doing with the second factor. */
type Step = 'none' | 'set-up-app' | 'add-passkey' | 'renew-codes'

const FEW_CODES = 3

/** The second factor: an authenticator app, passkeys, and the recovery codes in place of both. */
export function FactorSection({ security }: { readonly security: OperatorSecurity }) {
  const { factor, isFactorRequired } = security
  const queries = useQueryClient()
  const { needsFactor } = useSession().operator
  const [step, setStep] = useState<Step>('none')
  const begin = useMutation({ mutationFn: (body: OperatorProof) => ask(studioEndpoints.beginSecondFactor, { body }) })
  const renew = useMutation({ mutationFn: (body: OperatorProof) => ask(studioEndpoints.renewRecoveryCodes, { body }) })
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [said, setSaid] = useState('')
  const status = useRef<HTMLParagraphElement>(null)
  // The pressed button is gone with its form.
  useEffect(() => {
    if (said !== '') status.current?.focus()
  }, [said])
  /** @param given recovery codes, if new ones were made */
  const finishStep = (given: readonly string[] | null, words: string) => {
    setCodes(given)
    setSaid(given === null ? words : '')
    setStep('none')
    begin.reset()
    renew.reset()
    void queries.invalidateQueries({ queryKey: securityQuery.queryKey })
  }
  const finish = () => {
    setCodes(null)
    // The operator may need it from now on.
    void queries.invalidateQueries({ queryKey: operatorQuery.queryKey, exact: true })
  }
  const open = (next: Step) => {
    setSaid('')
    setStep(next)
  }
  const cancel = () => {
    begin.reset()
    renew.reset()
    setStep('none')
  }
  const hasApp = factor?.hasApp === true
  const passkeys = factor?.passkeys ?? []
  return (
    <section className={css.section} aria-labelledby="factor">
      <h2 id="factor" className={css.title}>
        Second factor
      </h2>
      <p role="status" ref={status} tabIndex={-1} className={css.said}>
        {said}
      </p>
      {needsFactor && codes === null && (
        <p>This studio is used with a second factor only. Set one up to continue: a passkey, or an authenticator app on your phone.</p>
      )}
      {codes !== null && <RecoveryCodes codes={codes} onDone={finish} />}
      {codes === null && step === 'none' && (
        <>
          {!needsFactor && <p>{standingOf(factor, isFactorRequired)}</p>}
          {factor !== null && factor.recoveryCodesLeft < FEW_CODES && (
            <p className={css.warn}>Make new recovery codes before the last one is used.</p>
          )}
          {factor !== null && passkeys.length > 0 && (
            <PasskeyList factor={factor} onOpen={() => setSaid('')} onChanged={(words) => finishStep(null, words)} />
          )}
          <div className={css.buttons}>
            {passkeys.length < MAX_PASSKEYS && (
              <Button kind={factor === null ? 'action' : 'quiet'} onClick={() => open('add-passkey')}>
                Add a passkey
              </Button>
            )}
            <Button kind="quiet" onClick={() => open('set-up-app')}>
              {hasApp ? 'Use another app' : 'Set up an authenticator app'}
            </Button>
            {factor !== null && (
              <Button kind="quiet" onClick={() => open('renew-codes')}>
                Make new recovery codes
              </Button>
            )}
          </div>
        </>
      )}
      {step === 'add-passkey' && (
        <AddPasskey
          security={security}
          onAdded={(given) => finishStep(given, 'The passkey is added. Your other sessions have ended.')}
          onCancel={cancel}
        />
      )}
      {step === 'set-up-app' && !begin.data && (
        <Proof
          {...{ factor, isPending: begin.isPending, error: begin.error }}
          action="Continue"
          onGiven={(body) => begin.mutate(body)}
          onCancel={cancel}
        />
      )}
      {step === 'set-up-app' && begin.data && (
        <ConfirmKey
          address={begin.data.address}
          sealed={begin.data.sealed}
          onConfirmed={(given) => finishStep(given, '')}
          onCancel={cancel}
        />
      )}
      {step === 'renew-codes' && (
        <Proof
          {...{ factor, isPending: renew.isPending, error: renew.error }}
          action="Make new recovery codes"
          onGiven={(body) => renew.mutate(body, { onSuccess: ({ recoveryCodes }) => finishStep(recoveryCodes, '') })}
          onCancel={cancel}
        />
      )}
    </section>
  )
}

function standingOf(factor: OperatorSecurity['factor'], isRequired: boolean): string {
  if (factor === null) return 'Your password alone signs in. A passkey, or a code of your phone, keeps others out who learn the password.'
  const count = factor.passkeys.length
  const ways = [factor.hasApp ? ['an authenticator app'] : [], count === 0 ? [] : [count === 1 ? '1 passkey' : `${count} passkeys`]].flat()
  const left = factor.recoveryCodesLeft === 1 ? '1 recovery code is' : `${factor.recoveryCodesLeft} recovery codes are`
  return `Your password signs in with ${ways.join(' or ')}. ${left} left.${isRequired ? ' This studio requires it.' : ''}`
}

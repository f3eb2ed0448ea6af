import { studioEndpoints, type OperatorSecurity } from '@dining/contract/studio'
import { Button } from '@dining/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { operatorQuery, securityQuery } from '../api/queries.ts'
import { ask } from '../api/studio-api.ts'
import { useSession } from '../app/session.ts'
import { ConfirmKey } from './ConfirmKey.tsx'
import * as css from './own-sign-in.css.ts'
import { Proof } from './Proof.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** What the operator is doing with the second factor. */
type Step = 'none' | 'begin' | 'renew-codes'

const FEW_CODES = 3

/** The second factor: set up by an authenticator app, replaced, and its recovery codes. */
export function FactorSection({ security: { factor, isFactorRequired } }: { readonly security: OperatorSecurity }) {
  const queries = useQueryClient()
  const { needsFactor } = useSession().operator
  const [step, setStep] = useState<Step>(needsFactor ? 'begin' : 'none')
  const begin = useMutation({ mutationFn: (body: { current: string; code?: string }) => ask(studioEndpoints.beginSecondFactor, { body }) })
  const renew = useMutation({ mutationFn: (body: { current: string; code?: string }) => ask(studioEndpoints.renewRecoveryCodes, { body }) })
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const hasFactor = factor !== null
  const show = (given: readonly string[]) => {
    setCodes(given)
    setStep('none')
    begin.reset()
    void queries.invalidateQueries({ queryKey: securityQuery.queryKey })
  }
  const finish = () => {
    setCodes(null)
    // The operator may need it from now on.
    void queries.invalidateQueries({ queryKey: operatorQuery.queryKey, exact: true })
  }
  const cancel = needsFactor ? undefined : () => setStep('none')
  return (
    <section className={css.section} aria-labelledby="factor">
      <h2 id="factor" className={css.title}>
        Second factor
      </h2>
      {needsFactor && codes === null && (
        <p>This studio is used with a second factor only. Set one up to continue: you need an authenticator app on your phone.</p>
      )}
      {codes !== null && <RecoveryCodes codes={codes} onDone={finish} />}
      {codes === null && step === 'none' && (
        <>
          <p>{standingOf(factor, isFactorRequired)}</p>
          {hasFactor && factor.recoveryCodesLeft < FEW_CODES && (
            <p className={css.warn}>Make new recovery codes before the last one is used.</p>
          )}
          <div className={css.buttons}>
            <Button kind={hasFactor ? 'quiet' : 'action'} onClick={() => setStep('begin')}>
              {hasFactor ? 'Use another app' : 'Set up an authenticator app'}
            </Button>
            {hasFactor && (
              <Button kind="quiet" onClick={() => setStep('renew-codes')}>
                Make new recovery codes
              </Button>
            )}
          </div>
        </>
      )}
      {step === 'begin' && !begin.data && (
        <Proof
          {...{ hasFactor, isPending: begin.isPending, error: begin.error }}
          action="Continue"
          onGiven={(body) => begin.mutate(body)}
          onCancel={cancel}
        />
      )}
      {step === 'begin' && begin.data && (
        <ConfirmKey
          address={begin.data.address}
          sealed={begin.data.sealed}
          onConfirmed={show}
          onCancel={() => {
            begin.reset()
            cancel?.()
          }}
        />
      )}
      {step === 'renew-codes' && (
        <Proof
          {...{ hasFactor, isPending: renew.isPending, error: renew.error }}
          action="Make new recovery codes"
          onGiven={(body) => renew.mutate(body, { onSuccess: ({ recoveryCodes }) => show(recoveryCodes) })}
          onCancel={cancel}
        />
      )}
    </section>
  )
}

function standingOf(factor: OperatorSecurity['factor'], isRequired: boolean): string {
  if (factor === null) return 'Your password alone signs in. A code of your phone as well keeps others out who learn the password.'
  const left = factor.recoveryCodesLeft === 1 ? '1 recovery code is' : `${factor.recoveryCodesLeft} recovery codes are`
  return `An authenticator app is set up. ${left} left.${isRequired ? ' This studio requires it.' : ''}`
}

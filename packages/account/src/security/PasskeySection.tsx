import { useApi } from '@dining/api-client'
import { passkeysQuery } from '@dining/api-client/queries'
import type { Passkey } from '@dining/contract'
import { errors } from '@dining/copy-engine/texts/errors'
import { security as texts } from '@dining/copy-engine/texts/security'
import { MAX_PASSKEYS } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { Banner, Button, TextButton, useLater } from '@dining/ui'
import { quiet, small, stack } from '@dining/ui/layout'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'

import * as css from './SecurityScreen.css.ts'
import { useLaterForm } from './use-later-form.ts'

/** The passkeys of the member, each of which can be removed, and the form that adds one. @param device proposed as its name */
export function PasskeySection({ device }: { readonly device: string }) {
  const copy = useCopy()
  const headingId = useId()
  const { data, isError, refetch } = useQuery(passkeysQuery(useApi()))
  const { module, isLoading, isFailed, isDone, open, close, result } = useLaterForm(() => import('./PasskeyForm.tsx'))
  const removal = useRemoval()
  const naming = useLater(() => import('./RenamePasskey.tsx'))
  const [renamed, setRenamed] = useState<string | null>(null)
  const passkeys = data?.passkeys ?? []
  return (
    <section aria-labelledby={headingId} className={stack}>
      <h2 id={headingId}>{copy.say(texts.passkeys)}</h2>
      <p className={`${small} ${quiet}`}>{copy.say(texts.passkeysLead)}</p>
      {!data && isError && (
        <Banner type="error">
          <p>{copy.say(texts.passkeysFailed)}</p>
          <TextButton onClick={() => void refetch()}>{copy.say(errors.retry)}</TextButton>
        </Banner>
      )}
      {passkeys.length > 0 && (
        <ul className={css.sessions}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              busy={removal.pending === passkey.id}
              onRemove={removal.remove}
              onRename={() => {
                removal.forget()
                setRenamed(passkey.id)
                if (!naming.module) naming.load()
              }}
            >
              {renamed === passkey.id && naming.module ? (
                <naming.module.RenamePasskey
                  passkey={passkey}
                  onCancel={() => setRenamed(null)}
                  onDone={(name) => {
                    setRenamed(null)
                    removal.announce(copy.say(texts.passkeyRenamed, { name }))
                  }}
                />
              ) : null}
            </PasskeyRow>
          ))}
        </ul>
      )}
      {data && passkeys.length === 0 && <p>{copy.say(texts.noPasskeys)}</p>}
      {removal.result && (
        <div ref={removal.box} tabIndex={-1}>
          <Banner type={removal.result.type}>{removal.result.text}</Banner>
        </div>
      )}
      {(isFailed || (renamed !== null && naming.isFailed)) && <Banner type="error">{copy.say(texts.loadFailed)}</Banner>}
      {isDone && !removal.result && (
        <div ref={result} tabIndex={-1}>
          <Banner type="success">{copy.say(texts.passkeyAdded)}</Banner>
        </div>
      )}
      {module && <module.PasskeyForm device={device} onDone={() => close('done')} onCancel={() => close('closed')} />}
      {!module && data && passkeys.length < MAX_PASSKEYS && (
        <p>
          <Button
            kind="quiet"
            busy={isLoading}
            onClick={() => {
              removal.forget()
              open()
            }}
          >
            {copy.action(texts.addPasskey)}
          </Button>
        </p>
      )}
    </section>
  )
}

interface PasskeyRowProps {
  readonly passkey: Passkey
  readonly busy: boolean
  readonly onRemove: (passkey: Passkey, name: string) => void
  readonly onRename: () => void
  /** The form of another name, if it is open. */
  readonly children: ReactNode
}

function PasskeyRow({ passkey, busy, onRemove, onRename, children }: PasskeyRowProps) {
  const copy = useCopy()
  const actions = useRef<HTMLDivElement>(null)
  const isRenamed = children !== null
  const wasRenamed = useRef(false)
  // The form and its pressed button are gone.
  useEffect(() => {
    if (wasRenamed.current && !isRenamed) actions.current?.querySelector('button')?.focus()
    wasRenamed.current = isRenamed
  }, [isRenamed])
  const name = passkey.name || copy.say(texts.unnamedPasskey)
  const date = copy.date(passkey.createdAt, 'full')
  return (
    <li className={css.session}>
      <div className={css.facts}>
        <p className={css.name}>
          <strong>{name}</strong>
        </p>
        <p className={`${small} ${quiet}`}>
          {copy.say(texts.passkeyAddedAt, { date })}
          {passkey.lastUsedAt !== null && ` · ${copy.say(texts.passkeyUsedAt, { date: copy.date(passkey.lastUsedAt, 'full') })}`}
        </p>
      </div>
      {children ?? (
        <div ref={actions} className={css.actions}>
          <TextButton onClick={onRename} aria-label={copy.say(texts.renameOf, { name, date })}>
            {copy.say(texts.rename)}
          </TextButton>
          <Button kind="quiet" busy={busy} onClick={() => onRemove(passkey, name)} aria-label={copy.say(texts.removeOf, { name, date })}>
            {copy.action(texts.remove)}
          </Button>
        </div>
      )}
    </li>
  )
}

/** Removes passkeys, one press at a time. */
function useRemoval() {
  const copy = useCopy()
  const api = useApi()
  const queryClient = useQueryClient()
  const [pending, setPending] = useState<string | null>(null)
  const [result, setResult] = useState<{ readonly type: 'success' | 'error'; readonly text: string } | null>(null)
  const box = useRef<HTMLDivElement>(null)
  // The pressed button is gone with its row.
  useEffect(() => box.current?.focus(), [result])

  async function remove({ id }: Passkey, name: string) {
    if (pending !== null) return
    setPending(id)
    setResult(null)
    const left = await api.call('removePasskey', { params: { passkeyId: id } })
    if (left.ok) {
      queryClient.setQueryData(passkeysQuery(api).queryKey, left.value)
      setResult({ type: 'success', text: copy.say(texts.passkeyRemoved, { name }) })
    } else if (left.error.kind !== 'problem' || left.error.code !== 'reauthentication-required')
      setResult({ type: 'error', text: copy.say(texts.passkeyNotRemoved) })
    setPending(null)
  }
  const announce = (text: string) => setResult({ type: 'success', text })
  return {
    pending,
    result,
    box,
    announce,
    forget: () => setResult(null),
    remove: (passkey: Passkey, name: string) => void remove(passkey, name),
  }
}

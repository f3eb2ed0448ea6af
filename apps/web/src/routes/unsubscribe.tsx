import { useApi } from '@dining/api-client'
import { unsubscribe as texts } from '@dining/copy-engine/texts/unsubscribe'
import { messageOfError, type Message } from '@dining/forms'
import { Say, useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Banner, Button, EmptyState, LinkButton } from '@dining/ui'
import { content, section } from '@dining/ui/layout'
import { useEffect, useRef, useState } from 'react'

import type { RouteHandle } from '../app/route.ts'

type State = { readonly kind: 'asks' | 'sending' | 'done' | 'unknown' } | { readonly kind: 'failed'; readonly message: Message }

/**
 * Ends the monthly statements of the member to whom a mail was sent, without signing in. The press of the button does it, and not the visit, since
 * programs that check mails follow links.
 */
export function Component() {
  const copy = useCopy()
  const api = useApi()
  const [state, setState] = useState<State>({ kind: 'asks' })
  const result = useRef<HTMLDivElement>(null)
  const isOver = state.kind === 'done' || state.kind === 'unknown'
  // The pressed button is gone.
  useEffect(() => {
    if (isOver) result.current?.focus()
  }, [isOver])

  async function send() {
    // The part of the address that a browser sends to no server.
    const token = window.location.hash.slice(1)
    if (token === '') return setState({ kind: 'unknown' })
    setState({ kind: 'sending' })
    const answer = await api.call('unsubscribe', { params: { token } })
    if (answer.ok) return setState({ kind: 'done' })
    // A token that was cut is refused by its form, or of no member.
    const { error } = answer
    const isUnknown = error.kind === 'problem' && (error.code === 'not-found' || error.code === 'validation-failed')
    setState(isUnknown ? { kind: 'unknown' } : { kind: 'failed', message: messageOfError(error) })
  }
  if (isOver) {
    const words = state.kind === 'done' ? { title: texts.doneTitle, text: texts.done } : { title: texts.unknownTitle, text: texts.unknown }
    return (
      <div className={`${content} ${section}`} ref={result} tabIndex={-1}>
        <EmptyState
          headingLevel={1}
          title={copy.headline(words.title)}
          tagline={copy.say(words.text)}
          action={<LinkButton href={paths.userProfile()}>{copy.action(texts.profile)}</LinkButton>}
        />
      </div>
    )
  }
  return (
    <div className={`${content} ${section}`}>
      <EmptyState
        headingLevel={1}
        title={copy.headline(texts.title)}
        tagline={copy.say(texts.lead)}
        action={
          <>
            {state.kind === 'failed' && (
              <Banner type="error">
                <Say text={state.message.text} values={state.message.values} />
              </Banner>
            )}
            <Button busy={state.kind === 'sending'} busyLabel={copy.say(texts.sending)} onClick={() => void send()}>
              {copy.action(texts.send)}
            </Button>
          </>
        }
      />
    </div>
  )
}

export const handle = { meta: ({ copy }) => ({ title: copy.say(texts.title) }) } satisfies RouteHandle

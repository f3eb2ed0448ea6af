import { privacy } from '@dining/copy-engine/texts/privacy'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { useVisitor } from '@dining/session'
import { BottomNotice, Button, TextButton } from '@dining/ui'
import { useEffect, useState } from 'react'

import { CHOICES_FRAGMENT, CONSENT_ID } from './consent-id.ts'
import { decideAll, hasPrivacySignal, isConsentDue, useConsent } from './consent.ts'
import { whenNoticeIsDue } from './notice-due.ts'
import { dueNotice } from './notices.ts'
import { PrivacyChoices } from './PrivacyChoices.tsx'

const openChoices = () => useConsent.setState({ isOpen: true })

/** Opens the choices from the link in the footer, and for a visitor who has followed it before this code ran. */
function useLink(): void {
  useEffect(() => {
    const stop = new AbortController()
    const follow = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest(`a[href="${CHOICES_FRAGMENT}"]`)) return
      event.preventDefault()
      openChoices()
    }
    document.addEventListener('click', follow, { capture: true, signal: stop.signal })
    if (window.location.hash === CHOICES_FRAGMENT) openChoices()
    return () => stop.abort()
  }, [])
}

/** Whether the visitor is asked now: once the page has been seen, and if it has no other notice. A page has one at most. */
function useIsAsked(path: string): boolean {
  const partner = usePartner()
  const { kind } = useVisitor()
  const hasVendors = useConsent(({ accounts }) => accounts !== undefined)
  const decisions = useConsent((state) => state.decisions)
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    if (isDue || !hasVendors || hasPrivacySignal()) return undefined
    return whenNoticeIsDue(document, 0, () => setIsDue(dueNotice(partner, kind, path) === null && !document.querySelector('dialog:modal')))
  }, [isDue, hasVendors, partner, kind, path])
  // Renders again with each decision.
  return isDue && decisions >= 0 && kind !== 'closed-account' && isConsentDue(partner.features.vendors)
}

/**
 * Asks for consent to the partner's vendors, and shows the choices. Accepting and refusing look the same and take one tap; the page remains usable without
 * an answer.
 */
export function Consent({ path }: { readonly path: string }) {
  const copy = useCopy()
  const { vendors } = usePartner().features
  useLink()
  const isAsked = useIsAsked(path)
  const answer = (isGiven: boolean) => {
    decideAll(vendors, isGiven)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <>
      {isAsked && (
        <BottomNotice
          id={CONSENT_ID}
          title={copy.headline(privacy.title)}
          actions={
            <>
              <Button kind="quiet" onClick={() => answer(false)}>
                {copy.say(privacy.refuse)}
              </Button>
              <Button kind="quiet" onClick={() => answer(true)}>
                {copy.say(privacy.accept)}
              </Button>
              <TextButton aria-haspopup="dialog" onClick={openChoices}>
                {copy.say(privacy.choose)}
              </TextButton>
            </>
          }
        >
          {copy.say(privacy.body)}
        </BottomNotice>
      )}
      <PrivacyChoices />
    </>
  )
}

import { privacy } from '@dining/copy-engine/texts/privacy'
import { purposesOf, type Purpose } from '@dining/domain'
import { useCopy, usePartner } from '@dining/partner-kit/react'
import { Button, Checkbox, Dialog } from '@dining/ui'
import { quiet } from '@dining/ui/layout'
import { useState } from 'react'

import { decide, decideAll, hasPrivacySignal, readConsent, useConsent, type Choices } from './consent.ts'

const WORDS = {
  measurement: { label: privacy.measurement, help: privacy.measurementHelp },
  marketing: { label: privacy.marketing, help: privacy.marketingHelp },
} as const satisfies Record<Purpose, object>

const close = () => useConsent.setState({ isOpen: false })

/** The choices for each purpose of the partner's vendors: nothing is chosen in advance, and refusing everything takes one tap. */
export function PrivacyChoices() {
  const copy = useCopy()
  const { vendors } = usePartner().features
  const isOpen = useConsent((state) => state.isOpen)
  return (
    <Dialog open={isOpen} onClose={close} title={copy.headline(privacy.choices)} closeLabel={copy.say(privacy.close)}>
      {isOpen && <ChoiceList vendors={vendors} />}
    </Dialog>
  )
}

function ChoiceList({ vendors }: { readonly vendors: Parameters<typeof readConsent>[0] }) {
  const copy = useCopy()
  const refused = hasPrivacySignal()
  const [consent] = useState(() => (refused ? undefined : readConsent(vendors)))
  const [choices, setChoices] = useState<Choices>(consent?.choices ?? {})
  return (
    <>
      <p>{copy.say(refused ? privacy.signal : privacy.intro)}</p>
      <div style={{ display: 'grid', gap: '16px', marginBlock: '20px' }}>
        {purposesOf(vendors).map((purpose) => (
          <Checkbox
            key={purpose}
            name={purpose}
            label={copy.say(WORDS[purpose].label)}
            help={copy.say(WORDS[purpose].help)}
            checked={choices[purpose] === true}
            disabled={refused}
            onChange={({ target }) => setChoices({ ...choices, [purpose]: target.checked })}
          />
        ))}
      </div>
      {consent && (
        <p className={quiet}>
          {copy.say(privacy.decidedOn, { date: new Date(consent.at).toLocaleDateString('en-US', { dateStyle: 'long' }) })}
        </p>
      )}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '24px' }}>
        {refused ? (
          <Button onClick={close}>{copy.say(privacy.close)}</Button>
        ) : (
          <>
            <Button onClick={() => decide(vendors, choices)}>{copy.say(privacy.save)}</Button>
            <Button kind="quiet" onClick={() => decideAll(vendors, false)}>
              {copy.say(privacy.refuse)}
            </Button>
          </>
        )}
      </div>
    </>
  )
}

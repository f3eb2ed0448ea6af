import { notices as texts } from '@dining/copy-engine/texts/notices'
import { NOTICES } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { usePushDevice } from '@dining/session/push'
import { Banner, Button, Panel, TextLink } from '@dining/ui'
import { useState } from 'react'

/** Beside a dine that has earned: the offer to show a notice of the next one on this device. Nothing where this device shows them, or cannot. */
export default function DineOffer() {
  const copy = useCopy()
  const { state, isBusy, failure, turnOn } = usePushDevice()
  /** Whether the member has pressed the button here: its result stays. */
  const [hasAsked, setHasAsked] = useState(false)
  if (state !== 'off' && !hasAsked) return null
  return (
    <Panel aria-labelledby="dine-notices">
      <h2 id="dine-notices">{copy.headline(texts.title)}</h2>
      <div role="status">
        {state === 'on' && <Banner type="success">{copy.say(texts.on)}</Banner>}
        {failure !== null && <Banner type="error">{copy.say(texts[failure], { most: NOTICES.mostDevices })}</Banner>}
      </div>
      {state === 'on' ? (
        <TextLink href={paths.accountNotices()}>{copy.action(texts.choose)}</TextLink>
      ) : (
        <>
          <p>{copy.say(texts.offerDine)}</p>
          <Button
            kind="quiet"
            busy={isBusy}
            busyLabel={copy.say(texts.turningOn)}
            onClick={() => {
              setHasAsked(true)
              turnOn()
            }}
          >
            {copy.action(texts.turnOn)}
          </Button>
        </>
      )}
    </Panel>
  )
}

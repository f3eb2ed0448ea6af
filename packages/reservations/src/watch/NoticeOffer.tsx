import { notices as texts } from '@dining/copy-engine/texts/notices'
import { NOTICES } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { usePushDevice } from '@dining/session/push'
import { Banner, Button } from '@dining/ui'
import { useState } from 'react'

/** After a table is watched for: the offer to show a notice on this device, too. Nothing where this device cannot show one. */
export default function NoticeOffer() {
  const copy = useCopy()
  const { state, isBusy, failure, turnOn } = usePushDevice()
  /** Whether the member has pressed the button here: its result stays. */
  const [hasAsked, setHasAsked] = useState(false)
  if (state === 'on') return <p role="status">{copy.say(texts.offerOn)}</p>
  if (state !== 'off' && !hasAsked) return null
  return (
    <>
      <div role="status">
        {failure === null ? (
          <p>{copy.say(texts.offerTable)}</p>
        ) : (
          <Banner type="error">{copy.say(texts[failure], { most: NOTICES.mostDevices })}</Banner>
        )}
      </div>
      {failure !== 'blocked' && (
        <p>
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
        </p>
      )}
    </>
  )
}

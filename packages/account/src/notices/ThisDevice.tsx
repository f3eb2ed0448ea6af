import { notices as texts } from '@dining/copy-engine/texts/notices'
import { NOTICES } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import type { PushDevice } from '@dining/session/push'
import { Banner, Button, Loading, Skeleton } from '@dining/ui'
import { quiet, small, stack } from '@dining/ui/layout'
import { useId } from 'react'

/** Whether this browser shows notices, and what the member can do about it. The browser asks only after a press. */
export function ThisDevice({ device: { state, isBusy, failure, turnOn } }: { readonly device: PushDevice }) {
  const copy = useCopy()
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={stack}>
      <h2 id={headingId}>{copy.say(texts.thisDevice)}</h2>
      {state === null && (
        <Loading label={copy.say(texts.loading)}>
          <Skeleton width="100%" height="50px" />
        </Loading>
      )}
      <div role="status" className={stack}>
        {state === 'on' && <Banner type="success">{copy.say(texts.on)}</Banner>}
        {state === 'blocked' && (
          <Banner type="warning" title={copy.say(texts.blocked)}>
            <p>{copy.say(texts.unblock)}</p>
          </Banner>
        )}
        {state === 'unsupported' && <p>{copy.say(texts.unsupported)}</p>}
        {state === 'install-first' && <p>{copy.say(texts.installFirst)}</p>}
        {failure !== null && failure !== 'blocked' && state === 'off' && (
          <Banner type="error">{copy.say(texts[failure], { most: NOTICES.mostDevices })}</Banner>
        )}
      </div>
      {state === 'off' && (
        <>
          <p>{copy.say(texts.off)}</p>
          <p>
            <Button busy={isBusy} busyLabel={copy.say(texts.turningOn)} onClick={turnOn}>
              {copy.action(texts.turnOn)}
            </Button>
          </p>
          <p className={`${small} ${quiet}`}>{copy.say(texts.ask)}</p>
        </>
      )}
    </section>
  )
}

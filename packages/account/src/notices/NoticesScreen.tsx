import { useApi } from '@dining/api-client'
import { noticesQuery } from '@dining/api-client/queries'
import { errors } from '@dining/copy-engine/texts/errors'
import { notices as texts } from '@dining/copy-engine/texts/notices'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { usePushDevice } from '@dining/session/push'
import { Banner, Loading, Skeleton, TextButton } from '@dining/ui'
import { quiet, small, stack } from '@dining/ui/layout'
import { useQuery } from '@tanstack/react-query'

import { AccountPage } from '../AccountPage.tsx'
import { NoticeChoices } from './NoticeChoices.tsx'
import { NoticeDevices } from './NoticeDevices.tsx'
import { SECTIONS } from './list-style.ts'
import { ThisDevice } from './ThisDevice.tsx'

/** Notices of the browser: whether this device shows them, what they are about, and the member's other devices. */
export function NoticesScreen() {
  const copy = useCopy()
  const api = useApi()
  const { data, isError, refetch } = useQuery(noticesQuery(api))
  const device = usePushDevice()
  return (
    <AccountPage current={paths.userProfile()}>
      <div style={SECTIONS}>
        <div className={stack}>
          <h1>{copy.headline(texts.title)}</h1>
          <p>{copy.say(texts.lead)}</p>
        </div>
        {!data && !isError && (
          <Loading label={copy.say(texts.loading)}>
            <Skeleton width="100%" height="320px" />
          </Loading>
        )}
        {!data && isError && (
          <Banner type="warning">
            <p>{copy.say(texts.unavailable)}</p>
            <TextButton onClick={() => void refetch()}>{copy.say(errors.retry)}</TextButton>
          </Banner>
        )}
        {data && (
          <>
            <ThisDevice device={device} />
            <NoticeChoices choices={data.choices} />
            <NoticeDevices devices={data.devices} ownId={device.id} />
            <p className={`${small} ${quiet}`}>{copy.say(texts.night)}</p>
          </>
        )}
      </div>
    </AccountPage>
  )
}

import { noticeEndpoints as calls } from '@dining/contract'
import { fail, succeed } from '@dining/domain'

import { deviceHash } from '../../../use-cases/account-security/known-device.ts'
import { chooseNotice, pushOf, readNotices, removeDevice, renewDevice, saveDevice } from '../../../use-cases/notices/devices.ts'
import { COOKIES } from '../../cookies.ts'
import { register, registerRead, type Api } from '../../api.ts'

/** Notices of the browser; where the partner has none, or the installation no key, the calls do not exist. */
export function noticeRoutes(api: Api): void {
  const { deps } = api

  registerRead(api, calls.getNotices, async ({ partner, session }, tx) => {
    const push = pushOf(deps, partner)
    return push ? succeed(await readNotices(tx, push, partner, session.memberId)) : fail({ kind: 'not-found' })
  })

  register(api, calls.chooseNotice, ({ params, body, partner, session }) =>
    chooseNotice(deps, partner, session.memberId, params.kind, body.isOn),
  )

  register(api, calls.saveNoticeDevice, async ({ body, partner, session, context }) => {
    // The browser of a user of the administration tool is not the member's.
    if (session.emulation) return fail({ kind: 'forbidden' })
    const browserHash = deviceHash(deps.secrets, context.cookies.get(COOKIES.device))
    return saveDevice(deps, partner, session.memberId, { ...body, sessionHash: session.idHash, browserHash, userAgent: context.userAgent })
  })

  register(api, calls.removeNoticeDevice, ({ params, partner, session }) => removeDevice(deps, partner, session.memberId, params.deviceId))

  register(api, calls.renewNoticeDevice, async ({ body, partner }) => {
    const renewed = await renewDevice(deps, partner, body.was, body.now)
    return renewed.ok ? succeed({ renewed: renewed.value }) : renewed
  })
}

import { endpoints } from '@dining/contract'
import { addressKeys } from '@dining/serving/visitors'

import { createShortlist, endShortlist, readShortlist, voteOnShortlist } from '../../../use-cases/shortlists.ts'
import { register, registerRead, type Api } from '../../api.ts'

/** Places that friends vote on by a link, without an account; where the partner has no favorites, the calls do not exist. */
export function shortlistRoutes(api: Api): void {
  const { deps } = api

  registerRead(api, endpoints.getShortlist, ({ params, query, partner }, tx) =>
    readShortlist(tx, deps, partner, { token: params.token, voter: query.voter }, deps.clock()),
  )

  register(api, endpoints.createShortlist, ({ body, partner }) => createShortlist(deps, partner, body))

  register(api, endpoints.voteOnShortlist, ({ params, body, partner, context }) =>
    voteOnShortlist(deps, partner, { token: params.token, addressKey: addressKeys(context.address).address }, body),
  )

  register(api, endpoints.endShortlist, ({ params, body, partner }) => endShortlist(deps, partner, params.token, body))
}

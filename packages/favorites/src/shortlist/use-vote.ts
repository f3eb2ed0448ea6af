import { useApi, type ApiClient } from '@dining/api-client'
import type { Shortlist } from '@dining/contract'
import type { Copy } from '@dining/copy-engine'
import { shortlist as texts } from '@dining/copy-engine/texts/shortlist'
import { SHORTLIST } from '@dining/domain'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'

import { takeVoter } from './own-lists.ts'
import { shortlistKey } from './queries.ts'

/** What became of a vote; only the first two count. */
export type Voted = 'voted' | 'unvoted' | 'not-voted' | 'ended' | 'full' | 'too-many'

export const counts = (voted: Voted): boolean => voted === 'voted' || voted === 'unvoted'

/** The message to the voter. */
export function sayVoted(copy: Copy, voted: Voted): string {
  switch (voted) {
    case 'voted':
      return copy.say(texts.voted)
    case 'unvoted':
      return copy.say(texts.unvoted)
    case 'ended':
      return copy.say(texts.endedMeanwhile)
    case 'full':
      return copy.say(texts.listFull, { max: String(SHORTLIST.maxVoters) })
    case 'too-many':
      return copy.say(texts.slowDown)
    case 'not-voted':
      return copy.say(texts.notVoted)
  }
}

interface Ballot {
  readonly choices: readonly string[]
  readonly voterName: string
}

/** Calls under way, one after the other, so that presses in a row reach the server in their order. */
let running: Promise<unknown> = Promise.resolve()

/** Votes on a list. What is chosen appears at once, and is taken back if it does not count. */
export function useVote(token: string): (change: (own: Ballot) => Ballot) => Promise<Voted> {
  const api = useApi()
  const queryClient = useQueryClient()
  return async (change) => {
    // A poll that is under way would show the votes of before.
    await queryClient.cancelQueries({ queryKey: shortlistKey(token) })
    const before = queryClient.getQueryData<Shortlist>(shortlistKey(token))
    const own = change(before?.own ?? { choices: [], voterName: '' })
    if (before) queryClient.setQueryData(shortlistKey(token), withVote(before, own))
    const call = running.then(() => send(api, queryClient, token, own))
    running = call
    const result = await call
    // The list without this vote, and with those that came after it.
    if (!counts(result)) await queryClient.invalidateQueries({ queryKey: shortlistKey(token) })
    return result
  }
}

async function send(api: ApiClient, queryClient: QueryClient, token: string, { choices, voterName }: Ballot): Promise<Voted> {
  const answer = await api.call('voteOnShortlist', { params: { token }, body: { voter: takeVoter(), choices: [...choices], voterName } })
  if (!answer.ok) {
    const isLimit = answer.error.kind === 'problem' && answer.error.code === 'too-many-requests'
    return isLimit ? 'too-many' : 'not-voted'
  }
  const { stored, ...list } = answer.value
  queryClient.setQueryData<Shortlist>(shortlistKey(token), list)
  if (!stored) return list.state === 'open' ? 'full' : 'ended'
  return list.own === null ? 'unvoted' : 'voted'
}

/** The list as it will be with this vote in place of the browser's own. Names follow with the server's answer. */
function withVote(list: Shortlist, { choices, voterName }: Ballot): Shortlist {
  const had = list.own?.choices ?? []
  const counted = (id: string, of: readonly string[]) => (of.includes(id) ? 1 : 0)
  return {
    ...list,
    voters: list.voters + (choices.length > 0 ? 1 : 0) - (had.length > 0 ? 1 : 0),
    places: list.places.map((place) => ({
      ...place,
      votes: place.votes + counted(place.merchantId, choices) - counted(place.merchantId, had),
    })),
    own: choices.length > 0 ? { choices: [...choices], voterName } : null,
  }
}

import { fail, succeed } from '@dining/domain'

import { defineCommand } from '../command.ts'
import { requestSchema } from './request.ts'
import { runCardsRelease } from './run.ts'

export const cardsRelease = defineCommand({
  name: 'cards release',
  isOneChange: true,
  summary: 'Removes a card from the account that it is linked in, so that another account can link it.',
  usage: 'cards release --partner <id> (--member <email|id> --last-four <digits> | --token <token>) --reason <why>',
  optionsHelp: [
    ['--partner <id>', 'folder of the partner in which the card is linked'],
    ['--member <email|id>', 'the account'],
    ['--last-four <digits>', 'of the card'],
    ['--token <token>', 'token of the card in the vault, in place of --member and --last-four'],
    ['--reason <why>', 'is recorded in the audit trail'],
  ],
  notes: [
    'Use it when the holder of a card cannot verify it on the site. The member is notified by mail. The last card closes the account.',
    'Exit code: 0 done, 1 no such card or several, 2 invalid arguments.',
  ],
  options: {
    partner: { type: 'string' },
    member: { type: 'string' },
    'last-four': { type: 'string' },
    token: { type: 'string' },
    reason: { type: 'string' },
  },
  request: requestSchema,
  read: ({ words, values }) => {
    const given = (name: string) => (typeof values[name] === 'string' ? values[name] : null)
    const [partnerId, member, lastFour, token, reason] = ['partner', 'member', 'last-four', 'token', 'reason'].map(given)
    if (words.length > 0) return fail('This command takes options only.')
    if (partnerId == null) return fail('Missing --partner.')
    if ((token == null) === (member == null || lastFour == null)) return fail('Pass either --member and --last-four, or --token.')
    if (lastFour != null && !/^\d{4}$/.test(lastFour)) return fail('--last-four must be four digits.')
    if (reason == null || reason.trim() === '') return fail('Missing --reason.')
    return succeed({ partnerId, member: member ?? null, lastFour: lastFour ?? null, token: token ?? null, reason: reason.trim() })
  },
  run: (deps, request, print) => runCardsRelease(deps, request, print),
})

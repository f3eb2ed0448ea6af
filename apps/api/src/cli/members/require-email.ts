import { fail, succeed } from '@dining/domain'
import * as v from 'valibot'

import { requireNewEmail } from '../../use-cases/change-email.ts'
import { defineCommand } from '../command.ts'
import { partnerNamed } from '../partner-named.ts'

export const membersRequireEmail = defineCommand({
  name: 'members require-email',
  isOneChange: true,
  summary: 'Asks a member for another email address at the next sign-in, because mail to the present one does not arrive.',
  usage: 'members require-email --partner <id> --email <address> --reason <why>',
  optionsHelp: [
    ['--partner <id>', 'folder of the partner'],
    ['--email <address>', 'of the member, who signs in with a password of the site'],
    ['--reason <why>', 'is recorded in the audit trail'],
  ],
  notes: ['Ends every session of the member.', 'Exit code: 0 done, 1 no such member, 2 invalid arguments.'],
  options: { partner: { type: 'string' }, email: { type: 'string' }, reason: { type: 'string' } },
  request: v.object({ partnerId: v.string(), email: v.string(), reason: v.string() }),
  read: ({ words, values }) => {
    const [partnerId = '', email = '', reason = ''] = ['partner', 'email', 'reason'].map((name) =>
      typeof values[name] === 'string' ? values[name].trim() : '',
    )
    if (words.length > 0) return fail('This command takes options only.')
    if (partnerId === '') return fail('Missing --partner.')
    if (email === '') return fail('Missing --email.')
    if (reason === '') return fail('Missing --reason.')
    return succeed({ partnerId, email, reason })
  },
  async run(deps, { partnerId, email, reason }, print) {
    const partner = partnerNamed(deps, partnerId, print)
    if (!partner) return 1
    if (partner.program.enrollmentType !== 'direct') {
      print(`Members of ${partnerId} sign in elsewhere, where their address is changed. Nothing was changed.`)
      return 1
    }
    const isDone = await requireNewEmail(deps, partnerId, { email, reason })
    print(isDone ? 'The member is asked for another address at the next sign-in.' : `${partnerId} has no such member. Nothing was changed.`)
    return isDone ? 0 : 1
  },
})

import { randomUUID } from 'node:crypto'

import { defineCommand } from '@dining/api/data-loading'
import { fail, succeed } from '@dining/domain'
import * as v from 'valibot'

/** Adds a member who is not activated, and prints the public id that an invitation contains. An activation cannot be undone, so each try needs one. */
export const inviteMember = defineCommand({
  name: 'demo invite',
  summary: 'Adds a member who is not activated, and prints the public id.',
  usage: 'demo invite <partner>',
  options: {},
  optionsHelp: [],
  notes: [],
  request: v.object({ partnerId: v.string() }),
  read: ({ words: [partnerId] }) => (partnerId === undefined ? fail('Missing partner.') : succeed({ partnerId })),
  run: async ({ store, partners, clock }, { partnerId }, print) => {
    if (!partners.has(partnerId)) {
      print(`Unknown partner "${partnerId}".`)
      return 1
    }
    const id = randomUUID()
    const email = `invited-${id}@example.com`
    const row = { id, partner_id: partnerId, public_id: id, email, email_key: email, tier_level: 1, email_opt_in: false } as const
    const rest = { member_type: 'EnrolledCardMember', has_web_profile: false, joined_at: clock() } as const
    await store.owner((tx) =>
      tx
        .insertInto('member')
        .values({ ...row, ...rest })
        .execute(),
    )
    print(id)
    return 0
  },
})

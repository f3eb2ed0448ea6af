import { defineCommand, emailKey } from '@dining/api/data-loading'
import { fail, succeed } from '@dining/domain'
import * as v from 'valibot'

/**
 * Unlinks every card of a member and leaves the account open, as a card goes that a partner's records no longer have. Deleting the last card on
 * the site, releasing it and claiming it all close the account instead.
 */
export const unlinkCards = defineCommand({
  name: 'demo unlink',
  summary: 'Unlinks every card of a member, without closing the account.',
  usage: 'demo unlink <partner> <email>',
  options: {},
  optionsHelp: [],
  notes: [],
  request: v.object({ partnerId: v.string(), email: v.string() }),
  read: ({ words: [partnerId, email] }) =>
    partnerId === undefined || email === undefined ? fail('Missing partner or email.') : succeed({ partnerId, email }),
  run: async ({ store, clock }, { partnerId, email }, print) => {
    const unlinked = await store.owner(async (tx) => {
      const member = await tx
        .selectFrom('member')
        .select('id')
        .where('partner_id', '=', partnerId)
        .where('email_key', '=', emailKey(email))
        .executeTakeFirst()
      if (!member) return 0
      const cards = await tx
        .updateTable('member_card')
        .set({ unlinked_at: clock() })
        .where('partner_id', '=', partnerId)
        .where('member_id', '=', member.id)
        .where('unlinked_at', 'is', null)
        .returning('id')
        .execute()
      await tx.deleteFrom('card_claim').where('partner_id', '=', partnerId).where('member_id', '=', member.id).execute()
      return cards.length
    })
    print(`${unlinked} unlinked.`)
    return unlinked > 0 ? 0 : 1
  },
})

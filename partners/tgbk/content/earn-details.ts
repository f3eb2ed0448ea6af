import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'first-bill',
      status: 'published',
      fields: {
        url: '/earn/first-bill',
        browser_title: 'The first bill | TGBK Cash Back Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'The first bill pays {new_member_bonus}' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Open an account, put a card on file, activate the entry, and eat at any listed restaurant within {new_member_days} days. Your first bill there is credited with {new_member_bonus}, whatever it came to.',
            },
          },
          { type: 'button', fields: { text_mobile: 'See which tables pay', url: '/search' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'Was the first bill a coffee? It counts the same as a banquet.' } }],
        disclaimer: 'One first bill for each member. A bill that is refunded in full was not one.',
      },
    },
    {
      slug: 'the-ledger',
      status: 'published',
      fields: {
        url: '/earn/the-ledger',
        browser_title: 'How to read your ledger | TGBK Cash Back Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'How to read your ledger' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Each entry names the restaurant, the day, the total and the amount returned. An entry that returned nothing says why.',
            },
          },
          { type: 'text', fields: { text_mobile: 'Entries are pencilled in at once and inked within {award_days} days.' } },
          { type: 'link', fields: { text_mobile: 'Open my ledger', url: '/account/recent_activity' } },
        ],
        disclaimer: 'Bills settled by PIN, by gift card or through a delivery service do not reach the ledger.',
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>

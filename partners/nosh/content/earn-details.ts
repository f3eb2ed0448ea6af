import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'statement-credit',
      status: 'published',
      fields: {
        url: '/earn/statement-credit',
        browser_title: 'How you get paid | Neighborhood Nosh',
        banner_text: [{ type: 'title', fields: { text_mobile: '{credit_from} saved up, paid out' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Cash back from each bill adds up in your balance. At {credit_from} the whole of it goes onto the statement of the card you used last. There is nothing to ask for.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Find a place', url: '/search' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'Your history shows each credit beside the bills it came from.' } }],
        disclaimer: 'Your bank may take a few days to show a credit. A refund of a bill takes its cash back with it.',
      },
    },
    {
      slug: 'regulars',
      status: 'published',
      fields: {
        url: '/earn/regulars',
        browser_title: 'Become a regular | Neighborhood Nosh',
        banner_text: [{ type: 'title', fields: { text_mobile: '{vip_dines} dinners make you a regular' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'From dinner number {vip_dines} in a calendar year you are {tier_vip}: {earn_vip}, until the end of the next year.',
            },
          },
          { type: 'link', fields: { text_mobile: 'Find dinner number one', url: '/search' } },
        ],
        disclaimer: 'A dinner counts when it pays cash back. So does a breakfast.',
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>

import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'vip',
      status: 'published',
      fields: {
        url: '/earn/vip',
        browser_title: 'Top rate | Free Spirit Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: '{vip_dines} dines. Then {earn_vip}' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Eat out {vip_dines} times in one calendar year. From that dine on you are {tier_vip}, and you stay it until the next year is over. A sandwich counts as much as a steak.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Start counting', url: '/search' } },
        ],
        side_column: [
          { type: 'title', fields: { text_mobile: 'Not there yet?' } },
          { type: 'text', fields: { text_mobile: 'E-mail on gets you {earn_select} from your next dine. That part takes ten seconds.' } },
        ],
        disclaimer: 'Only dines that earn are counted: linked card, place on the list, on a day it takes part.',
      },
    },
    {
      slug: 'free-spirit-card',
      status: 'published',
      fields: {
        url: '/free-spirit-card',
        browser_title: 'Pay with any card | Free Spirit Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Any card works. Yours, too' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Link the one at the front of your wallet or the one at the back. We add {currency} for the dine; whatever your card pays for spending is between you and your card.',
            },
          },
          { type: 'link', fields: { text_mobile: 'Places to use it', url: '/search' } },
        ],
        disclaimer: 'One card earns in one dining program at a time. Paid by PIN, gift card or delivery app? We cannot see it.',
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>

import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'tiers',
      status: 'published',
      fields: {
        url: '/earn/tiers',
        browser_title: 'Tiers | MileagePlus Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Three tiers, clearly marked' } }],
        main_column: [
          { type: 'text', fields: { text_mobile: '{tier_basic}: {earn_basic}, from the day of enrollment.' } },
          { type: 'text', fields: { text_mobile: '{tier_select}: {earn_select}, while you accept our e-mail.' } },
          {
            type: 'text',
            fields: { text_mobile: '{tier_vip}: {earn_vip}, from the {vip_dine} dine of a calendar year to the end of the next.' },
          },
          { type: 'button', fields: { text_mobile: 'Search restaurants', url: '/search' } },
        ],
        disclaimer: 'Dines that are refunded or that do not qualify are not counted toward a tier.',
      },
    },
    {
      slug: 'acclaimed',
      status: 'published',
      fields: {
        url: '/earn/acclaimed',
        browser_title: 'What Acclaimed means | MileagePlus Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'What Acclaimed means' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Members rate a restaurant only after dining there. Those rated highly are Acclaimed; the highest among them carry a second mark.',
            },
          },
          { type: 'link', fields: { text_mobile: 'See them', url: '/discover' } },
        ],
        side_column: [
          { type: 'text', fields: { text_mobile: 'The mark says nothing about price. Several are counters with six stools.' } },
        ],
        disclaimer: 'A mark is reviewed as new ratings are given, and may be withdrawn.',
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>

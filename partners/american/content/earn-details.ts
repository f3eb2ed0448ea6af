import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'welcome-bonus',
      status: 'published',
      fields: {
        url: '/earn/welcome-bonus',
        browser_title: 'Welcome bonus | AAdvantage Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: '{new_member_bonus} to begin with' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Join, link a card, and spend $30 at participating restaurants within 30 days. The bonus posts once, on top of what each dine earns.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Find a restaurant', url: '/search' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'Already dining? Your account shows how much is left to spend.' } }],
        disclaimer: 'One welcome bonus per AAdvantage® account. Activate it in your account before you dine.',
      },
    },
    {
      slug: 'vip',
      status: 'published',
      fields: {
        url: '/earn/vip',
        browser_title: 'Become VIP | AAdvantage Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'From the {vip_dine} dine, {earn_vip}' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Dine {vip_dines} times in a calendar year. The {tier_vip} rate starts with that dine and lasts to the end of the following year.',
            },
          },
          { type: 'link', fields: { text_mobile: 'See participating restaurants', url: '/search' } },
        ],
        disclaimer: 'A dine counts when it earns miles. Several bills at one restaurant on one day count one by one.',
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>

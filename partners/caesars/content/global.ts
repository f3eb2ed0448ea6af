import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'global',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Every check pays tribute' } },
          {
            type: 'text',
            fields: {
              text_mobile: 'Each check at a house on the list collects {earn_basic}; with our letters, {earn_best}.',
            },
          },
          { type: 'button', fields: { text_mobile: 'See the restaurants', url: '/search' } },
        ],
      },
    },
    {
      slug: 'footer',
      status: 'published',
      fields: {
        primary_links: [
          { text: 'The restaurants', url: '/search' },
          { text: 'How the house pays', url: '/how-it-works' },
          { text: 'Your first evening', url: '/earn/first-evening' },
        ],
        secondary_links: [
          { text: 'Program rules', url: 'https://www.example.com/caesars-rewards-dining/terms' },
          { text: 'Privacy', url: 'https://www.example.com/caesars-rewards-dining/privacy' },
        ],
        legal_disclaimer:
          'Reward Credits® are collected on the full check, tax and gratuity included, where you dine in and settle with a linked {house_cards}; an online order collects on its subtotal. {tier_basic} members collect {earn_basic}, {tier_select} members {earn_select}. The house may change its rates, and the {terms_link|program rules} apply.',
      },
    },
    {
      slug: 'navbar',
      status: 'published',
      fields: {
        nav_links: [
          { type: 'link', fields: { text_mobile: 'Restaurants', text_desktop: 'The restaurants', url: '/search' } },
          { type: 'link', fields: { text_mobile: 'How the house pays', url: '/how-it-works' } },
        ],
      },
    },
    { slug: 'global', status: 'published', fields: { tagline: 'The table is set. So is the reward.' } },
  ],
} as const satisfies ContentFile<'global'>

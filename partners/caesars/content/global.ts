import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'global',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Collect with every check' } },
          {
            type: 'text',
            fields: {
              text_mobile: 'You collect {earn_basic} at each restaurant on the list; with our email on, {earn_best}.',
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
          { text: 'Find restaurants', url: '/search' },
          { text: 'What you collect', url: '/how-it-works' },
          { text: 'Offers', url: '/earn' },
        ],
        secondary_links: [
          { text: 'Program rules', url: 'https://www.example.com/caesars-rewards-dining/terms' },
          { text: 'Privacy', url: 'https://www.example.com/caesars-rewards-dining/privacy' },
        ],
        legal_disclaimer:
          'Reward Credits® are collected on the full check, tax and gratuity included, where you dine in and pay with a linked {house_cards}; an online order collects on its subtotal. {tier_basic} members collect {earn_basic}, {tier_select} members {earn_select}. Rates may change, and the {terms_link|program rules} apply.',
      },
    },
    {
      slug: 'navbar',
      status: 'published',
      fields: {
        nav_links: [
          { type: 'link', fields: { text_mobile: 'Restaurants', text_desktop: 'Find restaurants', url: '/search' } },
          { type: 'link', fields: { text_mobile: 'What you collect', url: '/how-it-works' } },
        ],
      },
    },
    { slug: 'global', status: 'published', fields: { tagline: 'Dine in style. Collect Reward Credits® as a member.' } },
  ],
} as const satisfies ContentFile<'global'>

import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'global',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Miles on the menu' } },
          {
            type: 'text',
            fields: {
              text_mobile: 'Link your cards once. Each dine earns {earn_basic}, and up to {earn_best}.',
              text_desktop: 'Link your cards once. Each dine at a participating restaurant earns {earn_basic}, and up to {earn_best}.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Find a restaurant', url: '/search' } },
        ],
      },
    },
    {
      slug: 'footer',
      status: 'published',
      fields: {
        primary_links: [
          { text: 'Find restaurants', url: '/search' },
          { text: 'Discover', url: '/discover' },
          { text: 'How it works', url: '/how-it-works' },
        ],
        secondary_links: [
          { text: 'Program terms', url: 'https://www.example.com/aadvantage-dining/terms' },
          { text: 'Privacy', url: 'https://www.example.com/aadvantage-dining/privacy' },
        ],
        legal_disclaimer:
          'You earn on the whole bill, tax and tip included, when you dine in and pay with a linked card; online orders earn on the subtotal. Your tier that day decides the rate: {earn_basic} as {tier_basic}, {earn_select} as {tier_select}, {earn_vip} as {tier_vip}. {terms_link|Program terms} apply.',
      },
    },
    {
      slug: 'navbar',
      status: 'published',
      fields: {
        nav_links: [
          { type: 'link', fields: { text_mobile: 'Restaurants', text_desktop: 'Find restaurants', url: '/search' } },
          { type: 'link', fields: { text_mobile: 'Discover', url: '/discover' } },
          { type: 'link', fields: { text_mobile: 'How it works', url: '/how-it-works' } },
        ],
      },
    },
    { slug: 'global', status: 'published', fields: { tagline: 'Miles for the places between the flights.' } },
  ],
} as const satisfies ContentFile<'global'>

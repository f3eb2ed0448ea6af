import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'global',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Miles when you dine' } },
          {
            type: 'text',
            fields: {
              text_mobile: 'Your first dine earns {earn_basic}. You can earn up to {earn_best}.',
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
          { text: 'Ways to earn miles', url: '/earn' },
        ],
        secondary_links: [
          { text: 'Program terms', url: 'https://www.example.com/aadvantage-dining/terms' },
          { text: 'Privacy', url: 'https://www.example.com/aadvantage-dining/privacy' },
        ],
        legal_disclaimer:
          'Your linked card earns on what you pay at the table, tax and tip included. For an online order, that is the subtotal. Your tier that day sets the rate. {terms_link|Program terms} apply.',
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
    { slug: 'global', status: 'published', fields: { tagline: 'Earn miles at restaurants between your flights.' } },
  ],
} as const satisfies ContentFile<'global'>

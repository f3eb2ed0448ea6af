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
              text_mobile: 'Dinner flies at {earn_basic} from day one, and at up to {earn_best}.',
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
          'Dine in with a linked card and miles come from the whole bill, tax and tip included; online, from the subtotal. Your tier that day sets the fare. {terms_link|Program terms} apply.',
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
    { slug: 'global', status: 'published', fields: { tagline: 'Fly on what you eat.' } },
  ],
} as const satisfies ContentFile<'global'>

import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'global',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        banner_text: [
          { type: 'title', fields: { text_mobile: 'One account for stays and meals' } },
          {
            type: 'text',
            fields: {
              text_mobile: 'Meals around the hotel earn {earn_basic}, and up to {earn_best}.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
      },
    },
    {
      slug: 'footer',
      status: 'published',
      fields: {
        primary_links: [
          { text: 'Find restaurants', url: '/search' },
          { text: 'How it works', url: '/how-it-works' },
          { text: 'Earn on the road', url: '/earn' },
        ],
        secondary_links: [
          { text: 'Our terms', url: 'https://www.example.com/dine-and-earn/terms' },
          { text: 'Your privacy', url: 'https://www.example.com/dine-and-earn/privacy' },
        ],
        legal_disclaimer:
          'A linked card earns on the whole bill, with tax and tip; online, on the subtotal. Your tier that day decides. Our {terms_link|terms} apply.',
      },
    },
    {
      slug: 'navbar',
      status: 'published',
      fields: {
        nav_links: [
          { type: 'link', fields: { text_mobile: 'Restaurants', text_desktop: 'Find restaurants', url: '/search' } },
          { type: 'link', fields: { text_mobile: 'How it works', url: '/how-it-works' } },
        ],
      },
    },
    { slug: 'global', status: 'published', fields: { tagline: 'From breakfast to last call: meals on the road that earn points.' } },
  ],
} as const satisfies ContentFile<'global'>

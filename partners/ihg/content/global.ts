import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'global',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        banner_text: [
          { type: 'title', fields: { text_mobile: 'One account, two kinds of comfort' } },
          {
            type: 'text',
            fields: {
              text_mobile: 'Your meals earn {earn_basic}, and up to {earn_best}, around our hotels.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Choose a table', url: '/search' } },
        ],
      },
    },
    {
      slug: 'footer',
      status: 'published',
      fields: {
        primary_links: [
          { text: 'Choose a table', url: '/search' },
          { text: 'How we do it', url: '/how-it-works' },
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
          { type: 'link', fields: { text_mobile: 'Tables', text_desktop: 'Choose a table', url: '/search' } },
          { type: 'link', fields: { text_mobile: 'How we do it', url: '/how-it-works' } },
        ],
      },
    },
    { slug: 'global', status: 'published', fields: { tagline: 'At home at any table.' } },
  ],
} as const satisfies ContentFile<'global'>

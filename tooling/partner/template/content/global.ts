import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'global',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Earn when you dine' } },
          { type: 'text', fields: { text_mobile: 'Link your cards once. Each dine earns {earn_basic}, and up to {earn_best}.' } },
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
          { text: 'How it works', url: '/how-it-works' },
          { text: 'Ways to earn', url: '/earn' },
        ],
        secondary_links: [
          { text: 'Program terms', url: 'https://www.example.com/new-partner/terms' },
          { text: 'Privacy', url: 'https://www.example.com/new-partner/privacy' },
        ],
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
  ],
} as const satisfies ContentFile<'global'>

import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'global',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Cash back for customers' } },
          { type: 'text', fields: { text_mobile: 'You start at {earn_basic}, and our email takes you to {earn_select}.' } },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
      },
    },
    {
      slug: 'navbar',
      status: 'published',
      fields: {
        nav_links: [
          { type: 'link', fields: { text_mobile: 'Discover', url: '/discover' } },
          { type: 'link', fields: { text_mobile: 'Find restaurants', url: '/search' } },
          { type: 'link', fields: { text_mobile: 'How it works', url: '/how-it-works' } },
        ],
      },
    },
    {
      slug: 'footer',
      status: 'published',
      fields: {
        primary_links: [
          { text: 'Discover', url: '/discover' },
          { text: 'Find restaurants', url: '/search' },
          { text: 'How it works', url: '/how-it-works' },
          { text: 'Get cash back', url: '/earn' },
        ],
        secondary_links: [
          { text: 'Terms', url: 'https://www.example.com/t-mobile-dining/terms' },
          { text: 'Privacy', url: 'https://www.example.com/t-mobile-dining/privacy' },
        ],
        legal_disclaimer:
          'Eat in with a card you’ve added, and the full check counts, tax and tip included; if you order online, the subtotal does. {tier_basic} is {earn_basic}, {tier_select} is {earn_select}. Restaurants may limit days, visits and amounts, and their pages say so. {terms_link|Full terms} apply.',
      },
    },
    { slug: 'global', status: 'published', fields: { tagline: 'Being a customer pays off at dinner.' } },
  ],
} as const satisfies ContentFile<'global'>

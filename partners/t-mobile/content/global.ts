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
          { type: 'text', fields: { text_mobile: 'You start at {earn_basic}, and our e-mail takes you to {earn_select}.' } },
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
        ],
        secondary_links: [
          { text: 'Terms', url: 'https://www.example.com/t-mobile-dining/terms' },
          { text: 'Privacy', url: 'https://www.example.com/t-mobile-dining/privacy' },
        ],
        legal_disclaimer:
          'You’ll get cash back on the full check, tax and tip included, when you eat in and pay with a card you’ve added; an order on the web counts without them. It’s {earn_basic} for {tier_basic} and {earn_select} for {tier_select} customers. Some restaurants limit the days, the visits or the amount that counts, and their pages say so. Our {terms_link|full terms} apply.',
      },
    },
    { slug: 'global', status: 'published', fields: { tagline: 'Good for customers. Good for dinner.' } },
  ],
} as const satisfies ContentFile<'global'>

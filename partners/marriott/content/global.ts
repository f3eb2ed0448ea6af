import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'global',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        banner_text: [
          { type: 'title', fields: { text_mobile: 'The art of dining out' } },
          { type: 'text', fields: { text_mobile: 'From {earn_basic}, and up to {earn_best}, at restaurants on the list.' } },
          { type: 'link', fields: { text_mobile: 'The rates', url: '/how-it-works' } },
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
          { text: 'On earning points', url: '/earn' },
        ],
        secondary_links: [
          { text: 'Conditions', url: 'https://www.example.com/eat-around-town/terms' },
          { text: 'Privacy', url: 'https://www.example.com/eat-around-town/privacy' },
        ],
        legal_disclaimer:
          'A meal at the restaurant earns on the bill in full, tax and gratuity included, when paid with a linked card; an order placed online earns on its subtotal. The rate follows your tier on the day: {earn_basic} for {tier_basic} and {earn_vip} for {tier_vip} members. Points are usually credited within {award_days} days. Please consult the {terms_link|conditions}.',
      },
    },
    {
      slug: 'navbar',
      status: 'published',
      fields: {
        nav_links: [
          { type: 'link', fields: { text_mobile: 'Find restaurants', url: '/search' } },
          { type: 'link', fields: { text_mobile: 'How it works', url: '/how-it-works' } },
        ],
      },
    },
    { slug: 'global', status: 'published', fields: { tagline: 'Dine around town and earn points.' } },
  ],
} as const satisfies ContentFile<'global'>

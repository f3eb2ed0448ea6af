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
          { type: 'text', fields: { text_mobile: 'From {earn_basic}, and up to {earn_best}, at addresses on the list.' } },
          { type: 'link', fields: { text_mobile: 'The three rates', url: '/how-it-works' } },
        ],
      },
    },
    {
      slug: 'footer',
      status: 'published',
      fields: {
        primary_links: [
          { text: 'The list', url: '/search' },
          { text: 'How it is done', url: '/how-it-works' },
        ],
        secondary_links: [
          { text: 'Conditions', url: 'https://www.example.com/eat-around-town/terms' },
          { text: 'Discretion', url: 'https://www.example.com/eat-around-town/privacy' },
        ],
        legal_disclaimer:
          'An evening spent at the table earns on the bill in full, tax and gratuity included, when settled with a card known to your account; an order placed online earns on its subtotal. The rate follows your standing on the day: {earn_basic} for {tier_basic}, {earn_select} for {tier_select} and {earn_vip} for {tier_vip} members. Points are customarily credited within {award_days} days. Please consult the {terms_link|conditions}.',
      },
    },
    {
      slug: 'navbar',
      status: 'published',
      fields: {
        nav_links: [
          { type: 'link', fields: { text_mobile: 'The list', url: '/search' } },
          { type: 'link', fields: { text_mobile: 'How it is done', url: '/how-it-works' } },
        ],
      },
    },
    { slug: 'global', status: 'published', fields: { tagline: 'Dine as the city does.' } },
  ],
} as const satisfies ContentFile<'global'>

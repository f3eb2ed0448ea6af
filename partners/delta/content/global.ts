import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'global',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Earn miles when you dine out' } },
          {
            type: 'text',
            fields: {
              text_mobile: 'Link a card once. Each dine earns {earn_basic} at least, and up to {earn_best}.',
              text_desktop: 'Link a card once. Each dine at a restaurant on the list earns {earn_basic} at least, and up to {earn_best}.',
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
          { text: 'Miles at dinner', url: '/earn' },
        ],
        secondary_links: [
          { text: 'Terms', url: 'https://www.example.com/terms' },
          { text: 'Privacy', url: 'https://www.example.com/privacy' },
        ],
        legal_disclaimer:
          'Miles are earned on the whole bill, tax and tip included, when you dine in and pay with a linked card, and on the subtotal of an online order. The tier you hold that evening sets the rate: {earn_basic} as {tier_basic}, {earn_select} as {tier_select}, {earn_vip} as {tier_vip}. Rates can change. See the {terms_link}.',
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
    {
      slug: 'global',
      status: 'published',
      fields: { tagline: 'Earn miles at dinner, then use them to fly.' },
    },
  ],
} as const satisfies ContentFile<'global'>

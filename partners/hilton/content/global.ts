import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'global',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Points between your stays' } },
          { type: 'text', fields: { text_mobile: 'Meals bring {earn_basic}, and up to {earn_best} for {tier_vip} guests.' } },
          { type: 'button', fields: { text_mobile: 'Where to dine', url: '/search' } },
        ],
      },
    },
    {
      slug: 'footer',
      status: 'published',
      fields: {
        primary_links: [
          { text: 'Where to dine', url: '/search' },
          { text: 'What you may receive', url: '/earn' },
          { text: 'How it works', url: '/how-it-works' },
        ],
        secondary_links: [
          { text: 'Terms of the program', url: 'https://www.example.com/hilton-honors-dining/terms' },
          { text: 'Privacy', url: 'https://www.example.com/hilton-honors-dining/privacy' },
        ],
        legal_disclaimer:
          'Bonus Points are given on the entire bill, with tax and gratuity, for meals at the restaurant that are paid with a linked card, and on the subtotal of an online order. Your tier on that day decides: {earn_basic}, {earn_select} or {earn_vip}. The {terms_link|terms of the program} apply.',
      },
    },
    {
      slug: 'navbar',
      status: 'published',
      fields: {
        nav_links: [
          { type: 'link', fields: { text_mobile: 'Dine', text_desktop: 'Where to dine', url: '/search' } },
          { type: 'link', fields: { text_mobile: 'VIP', text_desktop: 'How to become VIP', url: '/earn/vip-upgrade' } },
          { type: 'link', fields: { text_mobile: 'How it works', url: '/how-it-works' } },
        ],
      },
    },
    { slug: 'global', status: 'published', fields: { tagline: 'Dine out, and receive points for every meal.' } },
  ],
} as const satisfies ContentFile<'global'>

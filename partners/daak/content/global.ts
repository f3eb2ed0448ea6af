import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'global',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Points between two flights' } },
          { type: 'text', fields: { text_mobile: 'With a linked card every meal earns {earn_basic}, or as much as {earn_best}.' } },
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
          { text: 'Discover', url: '/discover' },
          { text: 'Points on the ground', url: '/earn' },
          { text: 'How it works', url: '/how-it-works' },
        ],
        secondary_links: [
          { text: 'Dining terms', url: 'https://www.example.com/daak/dining-terms' },
          { text: 'Privacy', url: 'https://www.example.com/daak/privacy' },
        ],
        legal_disclaimer:
          'A meal eaten in and paid with a linked card earns on the whole bill, tax and tip included; one ordered online, on the subtotal. {tier_basic} earns {earn_basic}, {tier_select} {earn_select}, {tier_vip} {earn_vip}. The tier you hold on the day counts. {terms_link|Dining terms} apply.',
      },
    },
    {
      slug: 'navbar',
      status: 'published',
      fields: {
        nav_links: [
          { type: 'link', fields: { text_mobile: 'Restaurants', text_desktop: 'Find restaurants', url: '/search' } },
          { type: 'link', fields: { text_mobile: 'VIP', text_desktop: 'How to become VIP', url: '/earn/vip-upgrade' } },
          { type: 'link', fields: { text_mobile: 'How it works', url: '/how-it-works' } },
        ],
      },
    },
    { slug: 'global', status: 'published', fields: { tagline: 'Points in the air, and points at the table.' } },
  ],
} as const satisfies ContentFile<'global'>

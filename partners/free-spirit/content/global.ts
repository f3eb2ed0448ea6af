import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'global',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        banner_text: [
          { type: 'title', fields: { text_mobile: 'More points, same appetite' } },
          { type: 'text', fields: { text_mobile: 'Link a card. Eat. Get from {earn_basic} up to {earn_best}.' } },
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
          { text: 'How this works', url: '/how-it-works' },
          { text: 'Get more points', url: '/earn' },
        ],
        secondary_links: [
          { text: 'Terms', url: 'https://www.example.com/free-spirit-dining/terms' },
          { text: 'Privacy', url: 'https://www.example.com/free-spirit-dining/privacy' },
        ],
        legal_disclaimer:
          'The plain version: dine in, pay with a linked card, and the whole bill counts, tax and tip too. Order online and only the subtotal does. {tier_basic} gets {earn_basic}, {tier_select} {earn_select}, {tier_vip} {earn_vip}; the tier you have that day decides. Points show up about {award_days} days later. The long version is in the {terms_link|terms}.',
      },
    },
    {
      slug: 'navbar',
      status: 'published',
      fields: {
        nav_links: [
          { type: 'link', fields: { text_mobile: 'Restaurants', text_desktop: 'Find restaurants', url: '/search' } },
          { type: 'link', fields: { text_mobile: 'How this works', url: '/how-it-works' } },
        ],
      },
    },
    { slug: 'global', status: 'published', fields: { tagline: 'Eat out. Get points. No extras.' } },
  ],
} as const satisfies ContentFile<'global'>

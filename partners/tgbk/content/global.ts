import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'global',
  entries: [
    { slug: 'global', status: 'published', fields: { tagline: 'Part of every bill comes back to you.' } },
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
      slug: 'earn',
      status: 'published',
      fields: {
        banner_text: [
          { type: 'title', fields: { text_mobile: 'How much you get back' } },
          {
            type: 'text',
            fields: { text_mobile: 'Bill times percentage, paid back to you: {earn_basic} to begin with, {earn_best} with email on.' },
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
          { text: 'How cash back works', url: '/earn' },
        ],
        secondary_links: [
          { text: 'Conditions', url: 'https://www.example.com/tgbk/terms' },
          { text: 'Privacy notice', url: 'https://www.example.com/tgbk/privacy' },
        ],
        legal_disclaimer:
          'Cash back is worked out on the total, with tax and tip, if you eat in and pay with a linked card; on the subtotal for orders online. {tier_basic} is {earn_basic}, {tier_select} is {earn_select}, by your tier on the day. Amounts are rounded to the cent. See the {terms_link|conditions}.',
      },
    },
  ],
} as const satisfies ContentFile<'global'>

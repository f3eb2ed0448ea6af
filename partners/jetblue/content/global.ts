import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'global',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Points when you eat out' } },
          {
            type: 'text',
            fields: {
              text_mobile: 'Earn {earn_basic}, or {earn_best} with our email on.',
              text_desktop: 'Earn {earn_basic}, or {earn_best} with our email on. Just walk in and pay with your card.',
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
          { text: 'Discover', url: '/discover' },
          { text: 'Find restaurants', url: '/search' },
          { text: 'How it works', url: '/how-it-works' },
          { text: 'Dining as a household', url: '/household' },
          { text: 'More points', url: '/earn' },
        ],
        secondary_links: [
          { text: 'Terms', url: 'https://www.example.com/trueblue-dining/terms' },
          { text: 'Privacy', url: 'https://www.example.com/trueblue-dining/privacy' },
        ],
        legal_disclaimer:
          'A meal at the restaurant earns on everything on the bill, tax and tip included, if a linked card pays for it; food ordered online earns on the subtotal. It is {earn_basic} for {tier_basic} members and {earn_select} for {tier_select} members, whichever you are that day. Points usually post within {award_days} days. The {terms_link|terms} have the details.',
      },
    },
    {
      slug: 'navbar',
      status: 'published',
      fields: {
        nav_links: [
          { type: 'link', fields: { text_mobile: 'Discover', url: '/discover' } },
          { type: 'link', fields: { text_mobile: 'Restaurants', text_desktop: 'Find restaurants', url: '/search' } },
          { type: 'link', fields: { text_mobile: 'How it works', url: '/how-it-works' } },
        ],
      },
    },
    { slug: 'global', status: 'published', fields: { tagline: 'Points from dinner, for your next flight.' } },
  ],
} as const satisfies ContentFile<'global'>

import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'global',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Points while you chew' } },
          {
            type: 'text',
            fields: {
              text_mobile: 'From {earn_basic} to {earn_best}, whichever table you land at.',
              text_desktop: 'From {earn_basic} to {earn_best}, whichever table you land at. Reserve one here, or just walk in.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Let’s eat', url: '/search' } },
        ],
      },
    },
    {
      slug: 'footer',
      status: 'published',
      fields: {
        primary_links: [
          { text: 'Discover', url: '/discover' },
          { text: 'All the tables', url: '/search' },
          { text: 'How it flies', url: '/how-it-works' },
          { text: 'Points for the household', url: '/household' },
        ],
        secondary_links: [
          { text: 'Terms', url: 'https://www.example.com/trueblue-dining/terms' },
          { text: 'Privacy', url: 'https://www.example.com/trueblue-dining/privacy' },
        ],
        legal_disclaimer:
          'Before takeoff: a meal at the restaurant earns on everything on the bill, tax and tip included, if a linked card pays for it; food ordered online earns on the subtotal. It is {earn_basic} for {tier_basic} members and {earn_select} for {tier_select} members, whichever you are that day. Points usually land within {award_days} days. The {terms_link|terms} have the rest.',
      },
    },
    {
      slug: 'navbar',
      status: 'published',
      fields: {
        nav_links: [
          { type: 'link', fields: { text_mobile: 'Discover', url: '/discover' } },
          { type: 'link', fields: { text_mobile: 'Tables', text_desktop: 'All the tables', url: '/search' } },
          { type: 'link', fields: { text_mobile: 'How it flies', url: '/how-it-works' } },
        ],
      },
    },
    { slug: 'global', status: 'published', fields: { tagline: 'Snacks included. Points, too.' } },
  ],
} as const satisfies ContentFile<'global'>

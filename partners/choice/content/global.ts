import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'global',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Good food, more points' } },
          {
            type: 'text',
            fields: {
              text_mobile: 'Meals earn {earn_basic}, or up to {earn_best}. Just pay with your linked card.',
              text_desktop: 'Meals at restaurants on our list earn {earn_basic}, or up to {earn_best}. Just pay with your linked card.',
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
          { text: 'Road-trip tips', url: '/road-trip' },
          { text: 'Ways to earn', url: '/earn' },
        ],
        secondary_links: [
          { text: 'Program rules', url: 'https://www.example.com/eat-and-earn/terms' },
          { text: 'Your privacy', url: 'https://www.example.com/eat-and-earn/privacy' },
        ],
        legal_disclaimer:
          'Points come from the whole bill, with tax and tip, if you eat in and pay with a linked card; ordering online earns on the subtotal. It’s {earn_basic} as {tier_basic} and {earn_select} as {tier_select}, by the tier you’re in that day. Most meals post within {award_days} days. The {terms_link|program rules} apply.',
      },
    },
    {
      slug: 'navbar',
      status: 'published',
      fields: {
        nav_links: [
          { type: 'link', fields: { text_mobile: 'Restaurants', text_desktop: 'Find restaurants', url: '/search' } },
          { type: 'link', fields: { text_mobile: 'How it works', url: '/how-it-works' } },
          { type: 'link', fields: { text_mobile: 'Road trips', text_desktop: 'Road-trip tips', url: '/road-trip' } },
        ],
      },
    },
    { slug: 'global', status: 'published', fields: { tagline: 'Eat well on the way. Sleep well on your points.' } },
  ],
} as const satisfies ContentFile<'global'>

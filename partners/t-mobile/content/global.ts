import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'global',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Loud food. Quiet cash' } },
          { type: 'text', fields: { text_mobile: '{earn_basic} from day one. {earn_select} when you say yes to e-mail.' } },
          { type: 'button', fields: { text_mobile: 'Find food', url: '/search' } },
        ],
      },
    },
    {
      slug: 'navbar',
      status: 'published',
      fields: {
        nav_links: [
          { type: 'link', fields: { text_mobile: 'Picks', text_desktop: 'Tonight’s picks', url: '/discover' } },
          { type: 'link', fields: { text_mobile: 'Find food', url: '/search' } },
          { type: 'link', fields: { text_mobile: 'The deal', url: '/how-it-works' } },
        ],
      },
    },
    {
      slug: 'footer',
      status: 'published',
      fields: {
        primary_links: [
          { text: 'Tonight’s picks', url: '/discover' },
          { text: 'Find food', url: '/search' },
          { text: 'The deal', url: '/how-it-works' },
        ],
        secondary_links: [
          { text: 'Terms, in full', url: 'https://www.example.com/t-mobile-dining/terms' },
          { text: 'Privacy, in full', url: 'https://www.example.com/t-mobile-dining/privacy' },
        ],
        legal_disclaimer:
          'The legal bit, short: sit down, pay with a card you added, get cash back on everything on the check, tax and tip included. Order on the web and it’s the food only. {earn_basic} is for {tier_basic}, {earn_select} for {tier_select}; we look at the day you ate. Long version: {terms_link}.',
      },
    },
    { slug: 'global', status: 'published', fields: { tagline: 'Eat loud. Get paid.' } },
  ],
} as const satisfies ContentFile<'global'>

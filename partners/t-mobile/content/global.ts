import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'global',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Good food. Cash back' } },
          { type: 'text', fields: { text_mobile: '{earn_basic} from day one. {earn_select} with e-mail on.' } },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
      },
    },
    {
      slug: 'navbar',
      status: 'published',
      fields: {
        nav_links: [
          { type: 'link', fields: { text_mobile: 'Discover', url: '/discover' } },
          { type: 'link', fields: { text_mobile: 'Find restaurants', url: '/search' } },
          { type: 'link', fields: { text_mobile: 'How it works', url: '/how-it-works' } },
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
        ],
        secondary_links: [
          { text: 'Terms', url: 'https://www.example.com/t-mobile-dining/terms' },
          { text: 'Privacy', url: 'https://www.example.com/t-mobile-dining/privacy' },
        ],
        legal_disclaimer:
          'In short: sit down, pay with a card you added, get cash back on everything on the check, tax and tip included. Order on the web and it’s the food only. {earn_basic} is for {tier_basic}, {earn_select} for {tier_select}; we look at the day you ate. Long version: {terms_link}.',
      },
    },
    { slug: 'global', status: 'published', fields: { tagline: 'Eat out. Get paid.' } },
  ],
} as const satisfies ContentFile<'global'>

import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'global',
  entries: [
    {
      slug: 'footer',
      status: 'published',
      fields: {
        primary_links: [
          { text: 'Restaurant search', url: '/search' },
          { text: 'Selected restaurants', url: '/discover' },
          { text: 'How it works', url: '/how-it-works' },
          { text: 'Earning miles', url: '/earn' },
        ],
        secondary_links: [
          { text: 'Rules of the program', url: 'https://www.example.com/mileageplus-dining/terms' },
          { text: 'Privacy statement', url: 'https://www.example.com/mileageplus-dining/privacy' },
        ],
        legal_disclaimer:
          'For a meal at the restaurant paid with a linked card, miles are awarded on the full amount including tax and gratuity; where an order is placed online, these and any fees are left out. Your tier at the time determines the rate: {earn_basic} ({tier_basic}), {earn_select} ({tier_select}) or {earn_vip} ({tier_vip}). Please read the {terms_link|rules of the program}.',
      },
    },
    { slug: 'global', status: 'published', fields: { tagline: 'Earn miles at restaurants.' } },
    {
      slug: 'earn',
      status: 'published',
      fields: {
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Miles from restaurants near you' } },
          {
            type: 'text',
            fields: { text_mobile: 'Linked cards earn {earn_basic} at every participating restaurant, and as much as {earn_best}.' },
          },
          { type: 'button', fields: { text_mobile: 'Search restaurants', url: '/search' } },
        ],
      },
    },
    {
      slug: 'navbar',
      status: 'published',
      fields: {
        nav_links: [
          { type: 'link', fields: { text_mobile: 'Selected', text_desktop: 'Selected restaurants', url: '/discover' } },
          { type: 'link', fields: { text_mobile: 'Search', text_desktop: 'Restaurant search', url: '/search' } },
          { type: 'link', fields: { text_mobile: 'How it works', url: '/how-it-works' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'global'>

import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'global',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Earn points' } },
          { type: 'text', fields: { text_mobile: 'Pay with a card kept with FTCH: {earn_best}, at every restaurant on the list.' } },
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
          { text: 'How you earn', url: '/earn' },
        ],
        secondary_links: [
          { text: 'Terms', url: 'https://www.example.com/ftch/terms' },
          { text: 'Privacy', url: 'https://www.example.com/ftch/privacy' },
        ],
        legal_disclaimer:
          'Dine in and pay with a card kept with FTCH: {earn_basic}, and the tax and the tip count, too. Online orders earn on their subtotal alone. Cards are kept with FTCH, never on this site. See the {terms_link}.',
      },
    },
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
    { slug: 'global', status: 'published', fields: { tagline: 'Pick a restaurant. We add the points.' } },
  ],
} as const satisfies ContentFile<'global'>

import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'global',
  entries: [
    {
      slug: 'navbar',
      status: 'published',
      fields: {
        nav_links: [
          { type: 'link', fields: { text_mobile: 'Restaurants', text_desktop: 'Find restaurants', url: '/search' } },
          { type: 'link', fields: { text_mobile: 'How families use it', url: '/how-it-works' } },
        ],
      },
    },
    { slug: 'global', status: 'published', fields: { tagline: 'A little from every dinner, for college.' } },
    {
      slug: 'footer',
      status: 'published',
      fields: {
        primary_links: [
          { text: 'Find restaurants', url: '/search' },
          { text: 'How families use it', url: '/how-it-works' },
          { text: 'Ways to save', url: '/earn' },
        ],
        secondary_links: [
          { text: 'Program rules', url: 'https://www.example.com/upromise-dining/terms' },
          { text: 'Your privacy', url: 'https://www.example.com/upromise-dining/privacy' },
        ],
        legal_disclaimer:
          'When you eat at the restaurant and pay with a card you added, your cash back is worked out on everything you paid, tax and tip as well. When you order online, it is worked out on the subtotal. Members receive {earn_basic} ({tier_basic}) or {earn_select} ({tier_select}), depending on their choice about email on that day. Common questions are answered in our {terms_link|program rules}.',
      },
    },
    {
      slug: 'earn',
      status: 'published',
      fields: {
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Eat out and save for college' } },
          { type: 'text', fields: { text_mobile: 'Families start at {earn_basic} and reach {earn_best} with our email on.' } },
          { type: 'button', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'global'>

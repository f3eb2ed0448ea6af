import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'global',
  entries: [
    { slug: 'global', status: 'published', fields: { tagline: 'Eat out. Bring home points.' } },
    {
      slug: 'earn',
      status: 'published',
      fields: {
        banner_text: [
          { type: 'title', fields: { text_mobile: 'All you need is a linked card' } },
          { type: 'text', fields: { text_mobile: '{earn_basic} from the first meal. {earn_best} once you are {tier_vip}.' } },
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
          { text: 'Points to go', url: '/earn' },
        ],
        secondary_links: [
          { text: 'Program rules', url: 'https://www.example.com/wynd/terms' },
          { text: 'Your privacy', url: 'https://www.example.com/wynd/privacy' },
        ],
        legal_disclaimer:
          'The whole check earns when you eat in, tax and tip as well, as long as you use a linked card. Order online, and you earn on the subtotal alone. {tier_basic} earns {earn_basic}, {tier_select} {earn_select}, {tier_vip} {earn_vip}, by your tier that day. The {terms_link|program rules} have the details.',
      },
    },
    {
      slug: 'navbar',
      status: 'published',
      fields: {
        nav_links: [
          { type: 'link', fields: { text_mobile: 'How it works', url: '/how-it-works' } },
          { type: 'link', fields: { text_mobile: 'Find restaurants', url: '/search' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'global'>

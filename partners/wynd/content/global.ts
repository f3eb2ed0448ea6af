import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'global',
  entries: [
    { slug: 'global', status: 'published', fields: { tagline: 'Eat somewhere with a view.' } },
    {
      slug: 'earn',
      status: 'published',
      fields: {
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Nothing to carry but an appetite' } },
          { type: 'text', fields: { text_mobile: '{earn_basic} from the first bite. {earn_best} once you are {tier_vip}.' } },
          { type: 'button', fields: { text_mobile: 'Where to?', url: '/search' } },
        ],
      },
    },
    {
      slug: 'footer',
      status: 'published',
      fields: {
        primary_links: [
          { text: 'Where to?', url: '/search' },
          { text: 'The easy way', url: '/how-it-works' },
        ],
        secondary_links: [
          { text: 'House rules', url: 'https://www.example.com/wynd/terms' },
          { text: 'Your privacy', url: 'https://www.example.com/wynd/privacy' },
        ],
        legal_disclaimer:
          'Sit down, pay with a packed card, and points come on the whole check, with tax and tip. Order online, and they come on the food. {tier_basic} takes {earn_basic}, {tier_select} {earn_select}, {tier_vip} {earn_vip}, whichever you are that day. The {terms_link|house rules} have the rest.',
      },
    },
    {
      slug: 'navbar',
      status: 'published',
      fields: {
        nav_links: [
          { type: 'link', fields: { text_mobile: 'The easy way', url: '/how-it-works' } },
          { type: 'link', fields: { text_mobile: 'Where to?', url: '/search' } },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'global'>

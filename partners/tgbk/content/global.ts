import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'global',
  entries: [
    { slug: 'global', status: 'published', fields: { tagline: 'Read the last line first.' } },
    {
      slug: 'navbar',
      status: 'published',
      fields: {
        nav_links: [
          { type: 'link', fields: { text_mobile: 'Tables', text_desktop: 'Tables that pay', url: '/search' } },
          { type: 'link', fields: { text_mobile: 'The working', url: '/how-it-works' } },
        ],
      },
    },
    {
      slug: 'earn',
      status: 'published',
      fields: {
        banner_text: [
          { type: 'title', fields: { text_mobile: 'The arithmetic of dinner' } },
          {
            type: 'text',
            fields: { text_mobile: 'Bill times percentage, paid back to you: {earn_basic} to begin with, {earn_best} with e-mail on.' },
          },
          { type: 'button', fields: { text_mobile: 'See which tables pay', url: '/search' } },
        ],
      },
    },
    {
      slug: 'footer',
      status: 'published',
      fields: {
        primary_links: [
          { text: 'Tables that pay', url: '/search' },
          { text: 'The working', url: '/how-it-works' },
        ],
        secondary_links: [
          { text: 'Conditions', url: 'https://www.example.com/tgbk/terms' },
          { text: 'Privacy notice', url: 'https://www.example.com/tgbk/privacy' },
        ],
        legal_disclaimer:
          'Worked out on the total, with tax and tip, where you eat in and settle with a card on file; on the subtotal for orders online. {tier_basic} is {earn_basic}, {tier_select} is {earn_select}, by your tier on the day. Rounded to the cent. The rest stands in the {terms_link|conditions}.',
      },
    },
  ],
} as const satisfies ContentFile<'global'>

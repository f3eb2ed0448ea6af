import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'global',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Cash back on dinner' } },
          {
            type: 'text',
            fields: {
              text_mobile: 'Every bill at a place on the list gives you {earn_basic}. {tier_vip} members get {earn_best}.',
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
          { text: 'Ways to get cash back', url: '/earn' },
        ],
        secondary_links: [
          { text: 'The fine print', url: 'https://www.example.com/nosh/terms' },
          { text: 'Privacy', url: 'https://www.example.com/nosh/privacy' },
        ],
        legal_disclaimer:
          'Everything on the bill counts if you eat in with a linked card, even tax and tip; an online order counts without tax, tip and fees. It goes by your tier that day: {tier_basic} members get {earn_basic}, {tier_select} {earn_select}, {tier_vip} {earn_vip}. From {credit_from} on, it’s paid as a credit to the card you used last. More in the {terms_link|fine print}.',
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
    { slug: 'global', status: 'published', fields: { tagline: 'Good food nearby, and a bit of your money back.' } },
  ],
} as const satisfies ContentFile<'global'>

import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'global',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Love food? Earn points for it' } },
          { type: 'text', fields: { text_mobile: 'Everyone starts at {earn_basic}. Turn on email, and it’s {earn_best}.' } },
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
          { text: 'Ways to earn', url: '/earn' },
        ],
        secondary_links: [
          { text: 'Terms and conditions', url: 'https://www.example.com/rapid-rewards-dining/terms' },
          { text: 'Privacy policy', url: 'https://www.example.com/rapid-rewards-dining/privacy' },
        ],
        legal_disclaimer:
          'Here’s the fine print. Eat in, pay with your linked card, and the whole check earns, tax and tip and all. Order online, and it’s the subtotal that earns. {tier_basic} members get {earn_basic}, {tier_select} members {earn_select}, going by the day you ate. Points usually take {award_days} days. Details are in the {terms_link|terms and conditions}.',
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
    { slug: 'global', status: 'published', fields: { tagline: 'Good food, good friends and more points.' } },
  ],
} as const satisfies ContentFile<'global'>

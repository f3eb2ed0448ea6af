import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'global',
  entries: [
    {
      slug: 'earn',
      status: 'published',
      fields: {
        banner_text: [
          { type: 'title', fields: { text_mobile: 'Eat out and spend less on gas' } },
          { type: 'text', fields: { text_mobile: 'Pay for lunch with a linked card: {earn_best}.' } },
          { type: 'button', fields: { text_mobile: 'Where to eat', url: '/search' } },
        ],
      },
    },
    {
      slug: 'footer',
      status: 'published',
      fields: {
        primary_links: [
          { text: 'Where to eat', url: '/search' },
          { text: 'How you save', url: '/earn' },
          { text: 'How it works', url: '/how-it-works' },
        ],
        secondary_links: [
          { text: 'Fine print', url: 'https://www.example.com/fuel-rewards-dining/terms' },
          { text: 'Privacy', url: 'https://www.example.com/fuel-rewards-dining/privacy' },
        ],
        legal_disclaimer:
          '{earn_best}, counted on the total with tax and tip when you eat in and pay with a linked card, and on the subtotal when you order online. Spending adds up over meals until it reaches the next {fuel_step}. {loyalty} decides how long savings last. For details, read the {terms_link|fine print}.',
      },
    },
    {
      slug: 'navbar',
      status: 'published',
      fields: {
        nav_links: [
          { type: 'link', fields: { text_mobile: 'Eat', text_desktop: 'Where to eat', url: '/search' } },
          { type: 'link', fields: { text_mobile: 'How you save', url: '/earn/by-the-gallon' } },
          { type: 'link', fields: { text_mobile: 'How it works', url: '/how-it-works' } },
        ],
      },
    },
    { slug: 'global', status: 'published', fields: { tagline: 'Dine out. Pay less for gas.' } },
  ],
} as const satisfies ContentFile<'global'>

import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'Ready when you are',
        body: 'WYND Rewards told us about you. Activate your account, and each meal brings {earn_basic}.',
        button: 'Activate',
        activated_title: 'Bags packed',
        activated_body: 'Link a card, then go to lunch.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>

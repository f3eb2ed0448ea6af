import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'Ready when you are',
        body: 'An account here comes with your WYND Rewards membership. Activate it, and each meal brings {earn_basic}.',
        button: 'Activate',
        activated_title: 'Bags packed',
        activated_body: 'Link a card, then go to lunch.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>

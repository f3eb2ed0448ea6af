import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'The door is open',
        body: 'WYND Rewards let us know you might come. Step out, and each meal brings {earn_basic}.',
        button: 'Step out',
        activated_title: 'Out you are',
        activated_body: 'Pack a card, then go to lunch.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>

import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'One button. Points',
        body: '{loyalty} opened it for you. Press the button. Every dine gets {earn_basic}.',
        button: 'Activate it',
        activated_title: 'It’s active',
        activated_body: 'Now link a card. The one you pay with.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>

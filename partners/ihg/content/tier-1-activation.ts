import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'Activate your account',
        body: '{loyalty} has created your account. Activate it, and every meal earns {earn_basic}.',
        button: 'Activate my account',
        activated_title: 'You are active, thank you',
        activated_body: 'Please link the card that you dine with, and we do the rest.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>

import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'May we activate your account?',
        body: '{loyalty} has set up your account. Activate it, and meals bring {earn_basic}.',
        button: 'Activate my account',
        activated_title: 'Welcome',
        activated_body: 'Please link the card that you like to dine with.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>

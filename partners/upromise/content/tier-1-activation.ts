import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'Ready to begin?',
        body: 'Your account is set up already. Activate it, and each dinner gives {earn_basic}.',
        button: 'Activate',
        activated_title: 'The first step is done',
        activated_body: 'Add the card the family eats out with, and the next dinner counts.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>

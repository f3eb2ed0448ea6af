import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'Your desk is waiting',
        body: 'Someone has already signed you up. Raise your hand, and each dinner gives {earn_basic}.',
        button: 'Here I am',
        activated_title: 'Present',
        activated_body: 'Add the card the family eats out with, and the next dinner counts.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>

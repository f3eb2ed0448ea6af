import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'You are nearly there',
        body: 'Activate dining and every bill earns {earn_basic}.',
        button: 'Activate',
        activated_title: 'You are all set',
        activated_body: 'Link the card you dine with, and the next bill earns on its own.',
        activation_error: 'There was an error activating your account. Please contact customer support.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>

import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'You have an account. Use it',
        body: 'It is set up with {loyalty} and asleep. Wake it and every dine gets {earn_basic}.',
        button: 'Wake it up',
        activated_title: 'It’s awake',
        activated_body: 'Now link the card you eat with.',
        activation_error: 'There was an error activating your account. Please contact customer support.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>

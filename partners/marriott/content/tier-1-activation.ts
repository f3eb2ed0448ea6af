import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'Activate your account',
        body: '{loyalty} has prepared an account for you. Once it is activated, each dine earns {earn_basic}.',
        button: 'Activate',
        activated_title: 'You are active',
        activated_body: 'Choose the card you wish to dine with. Those in your account are listed already.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>

import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'Your account is ready',
        body: 'You have a DAAK account. Activate it here, and each meal earns {earn_basic}.',
        button: 'Activate my account',
        activated_title: 'Ready for the next landing',
        activated_body: 'Link a card before the next meal. It then earns automatically.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>

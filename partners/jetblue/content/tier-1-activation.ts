import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'You’re checked in. Almost',
        body: '{loyalty} has set up your dining account. Say go, and every bill earns {earn_basic}.',
        button: 'Go for it',
        activated_title: 'And we’re off',
        activated_body: 'One card to link, then it’s dinner.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>

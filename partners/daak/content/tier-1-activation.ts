import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'Your berth is kept',
        body: 'DAAK signed you on already. Activate, and each meal earns {earn_basic}.',
        button: 'Activate',
        activated_title: 'Signed on',
        activated_body: 'Link a card before the next meal. It earns without another word.',
        activation_error: 'There was an error activating your account. Please contact customer support.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>

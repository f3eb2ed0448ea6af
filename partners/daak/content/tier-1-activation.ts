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
        button: 'Sign on',
        activated_title: 'Signed on',
        activated_body: 'Link a card before the next meal. It earns without another word.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>

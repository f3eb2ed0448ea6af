import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'Activate it',
        body: 'T-Mobile set up your account. Activate it and get {earn_basic} every time you eat out.',
        button: 'Activate',
        activated_title: 'Active',
        activated_body: 'Now add a card. Then eat.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>

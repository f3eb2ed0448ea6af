import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'You’re one tap out',
        body: 'T-Mobile set you up. Turn it on and get {earn_basic} every time you eat out.',
        button: 'Turn it on',
        activated_title: 'On',
        activated_body: 'Now add a card. Then eat.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>

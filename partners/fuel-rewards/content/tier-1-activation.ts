import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'Engine’s running',
        body: 'You’ve got a {loyalty} account. Put it in gear and lunch pays for gas: {earn_basic}.',
        button: 'Put it in gear',
        activated_title: 'Rolling',
        activated_body: 'Add the card you buy lunch with. The meter’s on.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>

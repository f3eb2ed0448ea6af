import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'One step left',
        body: 'You’ve got a {loyalty} account. Activate it and lunch saves you gas money: {earn_basic}.',
        button: 'Activate',
        activated_title: 'Activated',
        activated_body: 'Link the card you buy lunch with, and you start saving.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>

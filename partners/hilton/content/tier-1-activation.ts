import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'We have been expecting you',
        body: '{loyalty} told us you were coming. One tap, and meals bring {earn_basic}.',
        button: 'Come in',
        activated_title: 'Welcome',
        activated_body: 'Leave us the card you like to dine with. We need nothing further.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>

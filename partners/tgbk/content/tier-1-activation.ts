import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'tier_1_activation',
  entries: [
    {
      slug: 'tier_1_activation',
      status: 'published',
      fields: {
        title: 'One signature missing',
        body: 'Your account is drawn up and not yet signed. Activate it, and bills begin to pay {earn_basic}.',
        button: 'Sign here',
        activated_title: 'Signed',
        activated_body: 'Put a card on file and the next bill is your first entry.',
      },
    },
  ],
} as const satisfies ContentFile<'tier_1_activation'>

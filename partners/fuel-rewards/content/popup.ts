import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: '{tier_select} only, for now',
        body_text: 'Turn e-mail on in your profile. This place then saves you gas money like the rest.',
      },
    },
    {
      slug: 'no_drive_off',
      status: 'published',
      fields: {
        title: 'Don’t drive off yet',
        body_text: 'Pay inside, with the card you linked. Delivery apps and gift cards don’t fill tanks.',
      },
    },
  ],
} as const satisfies ContentFile<'popup'>

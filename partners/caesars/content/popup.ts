import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'Reserved for {tier_select}',
        body_text: 'Allow our letters in your profile. The doors open, and each check here collects {earn_select}.',
      },
    },
    {
      slug: 'before_you_settle',
      status: 'published',
      fields: {
        title: 'Before you settle',
        body_text: 'Ask for one check, and present a card that we know. A check divided among strangers is collected by strangers.',
      },
    },
    {
      slug: 'house-guest',
      status: 'draft',
      fields: { title: 'You are our guest', body_text: 'Show this page to nobody: the card that you linked speaks for you.' },
    },
  ],
} as const satisfies ContentFile<'popup'>

import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'This one’s for {tier_select} friends',
        body_text: 'Say yes to e-mail in your profile and you’re in: {earn_select}, here and all over the list.',
      },
    },
    {
      slug: 'new-spots',
      status: 'draft',
      fields: { title: 'Somebody new is cooking!', body_text: 'Have a look at what opened near you.' },
    },
  ],
} as const satisfies ContentFile<'popup'>

import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'This one’s for {tier_select} friends',
        body_text: 'Say yes to e-mail in your profile and you’re in. They’ll set a place for you, and it’s {earn_select}.',
      },
    },
    {
      slug: 'new-spots',
      status: 'draft',
      fields: { title: 'Somebody new is cooking!', body_text: 'Have a look at what opened near you.' },
    },
  ],
} as const satisfies ContentFile<'popup'>

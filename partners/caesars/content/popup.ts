import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'Reserved for {tier_select}',
        body_text: 'Turn on e-mail in your profile and become {tier_select}. You then collect {earn_select} with each check here.',
      },
    },
    {
      slug: 'before_you_settle',
      status: 'draft',
      fields: {
        title: 'Before you pay',
        body_text: 'Ask for one check, and pay it with your linked card. A part that is paid with another card does not count.',
      },
    },
    {
      slug: 'house-guest',
      status: 'draft',
      fields: { title: 'You are our guest', body_text: 'You need not show this page: paying with your linked card is enough.' },
    },
  ],
} as const satisfies ContentFile<'popup'>

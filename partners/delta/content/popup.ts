import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: 'This restaurant is for {tier_select} members',
        body_text: 'Turn on e-mail in your profile, and you are {tier_select} at once: you earn {earn_select}, here and elsewhere.',
      },
    },
    {
      slug: 'unlock_vip',
      status: 'published',
      fields: {
        title: 'This restaurant is for {tier_vip} members',
        body_text: 'Dine {vip_dines} times in a year and you earn {earn_vip} here. Your account shows how many are left.',
      },
    },
  ],
} as const satisfies ContentFile<'popup'>

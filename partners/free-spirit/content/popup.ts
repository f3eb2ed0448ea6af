import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: '{tier_select} members eat here',
        body_text: 'That is you, once e-mail is on in your profile. You get {earn_select}, here and all over.',
      },
    },
    {
      slug: 'unlock_vip',
      status: 'published',
      fields: {
        title: '{tier_vip} door',
        body_text: 'It opens on your {vip_dine} dine of the year and pays {earn_vip}. Your account keeps count.',
      },
    },
  ],
} as const satisfies ContentFile<'popup'>

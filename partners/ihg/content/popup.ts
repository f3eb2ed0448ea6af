import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'popup',
  entries: [
    {
      slug: 'unlock_select',
      status: 'published',
      fields: {
        title: '{tier_select} members earn here',
        body_text: 'You’re one as soon as email is on in your profile. It’s {earn_select} from then on.',
      },
    },
    {
      slug: 'unlock_vip',
      status: 'published',
      fields: {
        title: '{tier_vip} members earn here',
        body_text: 'Visit number {vip_dines} of the year makes you one, at {earn_vip}.',
      },
    },
  ],
} as const satisfies ContentFile<'popup'>

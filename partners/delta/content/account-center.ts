import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'account_center',
  entries: [
    {
      slug: 'account_center',
      status: 'published',
      fields: {
        referral_link: {
          is_enabled: true,
          title: 'Invite a friend to dinner',
          description: 'Your friend earns {earn_basic} from the first bill. Send them your own link.',
        },
        link_groups: [
          {
            title: 'Good to know',
            links: [
              { text: 'How it works', url: '/how-it-works' },
              { text: 'How to become VIP', url: '/earn/vip-upgrade' },
              { text: 'Days that earn', url: '/earn/days-that-earn' },
            ],
          },
          { title: 'SkyMiles®', links: [{ text: 'Look up my number', url: 'https://www.example.com/skymiles/number' }] },
        ],
        bonus_banners: [
          {
            code: 'APPTABLE',
            order: 1,
            app_only_bonus: true,
            image: '/images/cuisines/sushi/c?width=600&height=375',
            image_mobile_alt_text: 'Two pieces of sushi on a white plate',
            text: [{ type: 'title', fields: { text_mobile: 'One bonus waits in the app' } }],
            app_text: 'Open the app on your phone to activate it.',
          },
        ],
      },
    },
  ],
} as const satisfies ContentFile<'account_center'>

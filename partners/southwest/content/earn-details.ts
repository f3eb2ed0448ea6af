import type { ContentFile } from '@dining/partner-kit'

export default {
  set: 'earn_details',
  entries: [
    {
      slug: 'keep-in-touch',
      status: 'published',
      fields: {
        url: '/earn/keep-in-touch',
        browser_title: 'Keep in touch | Rapid Rewards Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Keep in touch, earn {earn_select}' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Turn on e-mail in your profile and you’re {tier_select}, starting with your next meal. Like to hear it the minute it happens? Leave your mobile number, too, and we text you when you earn.',
            },
          },
          { type: 'button', fields: { text_mobile: 'Take me to my profile', url: '/account/user_profile' } },
        ],
        side_column: [
          { type: 'title', fields: { text_mobile: 'Changed your mind?' } },
          { type: 'text', fields: { text_mobile: 'No hard feelings. Same switch, other way; you still earn {earn_basic}.' } },
        ],
        disclaimer: 'Message and data rates may apply to texts. Reply STOP to end them.',
      },
    },
    {
      slug: 'potluck',
      status: 'published',
      fields: {
        url: '/earn/potluck',
        browser_title: 'Dinner for a crowd | Rapid Rewards Dining',
        image: '/images/cuisines/barbecue/c?width=600&height=375',
        image_mobile: '/images/cuisines/barbecue/c?width=500&height=313',
        image_mobile_alt_text: 'A rib of beef on the bone on a white plate, with a chili pepper above and a beer below',
        image_x_position: 'left',
        image_y_position: 'bottom',
        enable_banner: true,
        include_prospect_email: true,
        banner_text: [{ type: 'title', fields: { text_mobile: 'Got a crowd? Pick up the check' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile:
                'Points go to whoever pays, on the whole check. So let your friends pay you back and treat yourself to the points: {earn_mine}.',
            },
          },
          { type: 'link', fields: { text_mobile: 'Places with room for everybody', url: '/search' } },
        ],
        disclaimer: 'Split checks earn for each member who pays a part with a linked card.',
      },
    },
    {
      slug: 'reunion',
      status: 'draft',
      fields: {
        url: '/earn/reunion',
        browser_title: 'Family reunion | Rapid Rewards Dining',
        banner_text: [{ type: 'title', fields: { text_mobile: 'Cousins! All of them!' } }],
        main_column: [
          {
            type: 'text',
            fields: {
              text_mobile: 'Pick a place with a long porch, tell everybody six (they’ll come at seven), and hand over one linked card.',
            },
          },
          { type: 'merchant_carousel', fields: { text_mobile: 'Room for forty', search_string: 'restaurantOrCuisine=Barbecue' } },
          { type: 'button', fields: { text_mobile: 'Find a spot', url: '/search' } },
        ],
        side_column: [{ type: 'text', fields: { text_mobile: 'Aunt June pays in cash? Bless her. Cash doesn’t earn.' } }],
        disclaimer: 'Private events that are billed by invoice don’t earn.',
      },
    },
  ],
} as const satisfies ContentFile<'earn_details'>

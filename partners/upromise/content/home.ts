import type { ContentFile } from '@dining/partner-kit'

/** What a draft below leaves as it is stands here once. */
const published: ContentFile<'home'>['entries'][number]['fields'] = {
  enable_banner: true,
  include_welcome_message: true,
  include_prospect_email: true,
  user_states: [
    {
      key: 'anonymous',
      headline: 'One day they will order for themselves',
      banner_text: [
        {
          type: 'text',
          fields: {
            text_mobile:
              'Until then, every restaurant bill can give up to {earn_best} toward their education. Grandparents can join in with a card of their own.',
          },
        },
        { type: 'button', fields: { text_mobile: 'Look for a restaurant', url: '/search' } },
      ],
    },
    {
      key: 'opted_out',
      headline: 'Same pizza, more for college',
      banner_text: [
        {
          type: 'text',
          fields: {
            text_mobile:
              'Your dinners give {earn_basic}. Families who read our e-mail set aside {earn_select}. You decide, and you can change your mind.',
          },
        },
        { type: 'button', fields: { text_mobile: 'Change my choice', url: '/account/user_profile' } },
      ],
    },
  ],
  banner_text: [
    { type: 'title', fields: { text_mobile: 'Where families eat this week' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Pizza, because it is Friday', search_string: 'restaurantOrCuisine=Pizza' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Sunday, after practice', search_string: 'mealsServed=Brunch' } },
    { type: 'merchant_carousel', fields: { text_mobile: 'Easy on the allowance', search_string: 'priceRange=1' } },
    { type: 'text', fields: { text_mobile: 'Every restaurant here takes part on the days shown on its card.' } },
    { type: 'link', fields: { text_mobile: 'How families use it', url: '/how-it-works' } },
  ],
}

export default {
  set: 'home',
  entries: [
    { slug: 'home', status: 'published', fields: published },
    {
      slug: 'home',
      status: 'draft',
      fields: {
        ...published,
        user_states: [
          {
            key: 'anonymous',
            headline: 'First day of school, first dinner out',
            banner_text: [
              {
                type: 'text',
                fields: {
                  text_mobile:
                    'New shoes, new teacher, and a booth at the usual place. The bill can give up to {earn_best} toward the last first day.',
                },
              },
              { type: 'button', fields: { text_mobile: 'Look for a restaurant', url: '/search' } },
            ],
          },
          ...published.user_states.slice(1),
        ],
      },
    },
  ],
} as const satisfies ContentFile<'home'>

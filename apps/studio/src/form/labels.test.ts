import { expect, it } from 'vitest'

import { humanise, sentence } from './labels.ts'

it.each([
  ['no words are left', 'No words are left'],
  ['user_states is empty', '“For each kind of visitor” is empty'],
  ['Say in image_mobile_alt_text what it shows.', 'Say in “What the picture shows” what it shows.'],
  ['{banner_text} is no token', '{banner_text} is no token'],
  ['/my_page leads nowhere', '/my_page leads nowhere'],
])('%j is said as %j', (words, said) => expect(sentence(words)).toBe(said))

it.each([
  ['accept-e-mail', 'Accept e-mail'],
  ['toward-vip', 'Toward VIP'],
])('the entry %s is called %s', (slug, name) => expect(humanise(slug)).toBe(name))

import { expect, it } from 'vitest'

import { humanise, sentence } from './labels.ts'

it.each([
  ['the text is empty', 'The text is empty'],
  ['user_states is empty', '“For each kind of visitor” is empty'],
  ['Describe the picture in image_mobile_alt_text.', 'Describe the picture in “Alternative text”.'],
  ['unknown token {banner_text}', 'Unknown token {banner_text}'],
  ['/my_page has no address', '/my_page has no address'],
])('turns %j into the sentence %j', (words, said) => expect(sentence(words)).toBe(said))

it.each([
  ['user_states', 'User states'],
  ['toward-vip', 'Toward VIP'],
])('the entry %s is called %s', (slug, name) => expect(humanise(slug)).toBe(name))

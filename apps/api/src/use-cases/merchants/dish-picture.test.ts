import { expect, it } from 'vitest'

import { DISH_PICTURES } from '../../store/seed/dish-pictures.ts'
import { dishPicture } from './dish-picture.ts'

it.each([
  [['Pizza'], ['pizza']],
  [['Contemporary Italian'], ['pasta', 'pizza', 'wine']],
  [['Steak House'], ['steak', 'wine']],
  [
    ['Unheard of', 'Sushi'],
    ['sushi', 'bento'],
  ],
  [['Unheard of'], ['salad']],
  [[], ['salad']],
])('shows a dish of %j', (cuisines, dishes) => {
  expect(dishes).toContain(dishPicture(cuisines, 'any'))
})

it('is the same for the same place, and one that exists', () => {
  for (let key = 0; key < 50; key++) {
    const picture = dishPicture(['Seafood'], `M${key}`)
    expect(picture).toBe(dishPicture(['Seafood'], `M${key}`))
    expect(DISH_PICTURES[picture]).toMatch(/^[0-9a-f]{4,5}$/)
  }
})

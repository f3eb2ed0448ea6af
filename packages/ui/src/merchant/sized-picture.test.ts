import { expect, it } from 'vitest'

import { sizedPicture } from './sized-picture.ts'

it('requests three sizes of the ratio 1.6 as query parameters [IMG-02] [IMG-03] [IMG-04]', () =>
  expect(sizedPicture('/pictures/7')).toEqual({
    src: '/pictures/7?width=500&height=313',
    srcSet:
      '/pictures/7?width=200&height=125 200w, /pictures/7?width=500&height=313 500w, /pictures/7?width=600&height=375 600w, /pictures/7?width=600&height=375&dpr=2 1200w',
  }))

it('adds to an existing query', () => expect(sizedPicture('/p?id=7').src).toBe('/p?id=7&width=500&height=313'))

/** A row of a file of restaurants: one in Portland, Maine. */
export const restaurantRow = (networkId: string, more: object = {}) => ({
  networkId,
  name: `Harbor ${networkId}`,
  address1: '12 Front St',
  city: 'Portland',
  state: 'ME',
  zipCode: '04101',
  latitude: 43.6591,
  longitude: -70.2568,
  ...more,
})

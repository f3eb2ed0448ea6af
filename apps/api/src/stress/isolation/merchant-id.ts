/** The restaurant of the test data. */
export const MERCHANT_ID = 'a-merchant'

/** The restaurant of the test data. */
export const MERCHANT_ID = 'a-merchant'
/** Another one, for calls about several. */
export const SECOND_MERCHANT_ID = 'plum-two'

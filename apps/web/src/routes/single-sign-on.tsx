import { SINGLE_SIGN_ON_PATH } from '@dining/contract/single-sign-on'
import { redirectDocument } from 'react-router'

/** /Login leaves for the partner's provider, as a load of the document (AUTH-11, ROUTE-12). */
export const loader = () => redirectDocument(SINGLE_SIGN_ON_PATH)

export const Component = () => null

import { CreditSteps } from '@dining/account'

export default CreditSteps

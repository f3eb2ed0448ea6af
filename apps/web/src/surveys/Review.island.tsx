export { ReviewScreen as default } from '@dining/account'

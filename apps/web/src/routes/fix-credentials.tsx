export { FixCredentials as Component } from '@dining/enrollment'

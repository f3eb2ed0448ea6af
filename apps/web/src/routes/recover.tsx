export { RecoverRequest as Component } from '@dining/enrollment'

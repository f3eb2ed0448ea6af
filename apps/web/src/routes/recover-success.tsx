export { RecoverSuccess as Component } from '@dining/enrollment'

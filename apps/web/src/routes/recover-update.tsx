export { RecoverUpdate as Component } from '@dining/enrollment'

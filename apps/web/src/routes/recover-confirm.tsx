export { RecoverConfirm as Component } from '@dining/enrollment'

export { ProspectForm as default } from './ProspectForm.tsx'

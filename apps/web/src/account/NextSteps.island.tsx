export { NextSteps as default } from '@dining/card-linking'

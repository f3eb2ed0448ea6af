export { linkCard, newPerson, sealCard, signIn, signUp, visitorAt, type Visitor } from './journey.ts'
export { load, type Load } from './load.ts'
export { openProduction, restaurantsFile, runProgram, type Production } from './production.ts'

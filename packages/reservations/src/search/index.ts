export { TableFields, TablesOfCard } from './ResultTables.tsx'

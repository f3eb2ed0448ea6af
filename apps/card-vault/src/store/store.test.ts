import { describeStore } from '../testing/store-cases.ts'
import { openSqlite } from './sqlite-database.ts'

describeStore('the embedded database', async () => openSqlite(':memory:'))

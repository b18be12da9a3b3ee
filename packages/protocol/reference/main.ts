// Prints the tables of docs/protocol.md as JSON, by the names of their sections: `npm run docs` puts them in their places.
import { referenceTables } from './tables.ts';

process.stdout.write(JSON.stringify(referenceTables()));

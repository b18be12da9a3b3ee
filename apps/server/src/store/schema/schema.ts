// All tables of the database. A new file of the schema is named here, then `npm run migrations -w @vaultsong/server`.
export * from './kept.ts';
export * from './people.ts';
export * from './ratings.ts';
export * from './tables.ts';
export * from './tournaments.ts';

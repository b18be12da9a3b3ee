// All tables of the database. A new file of the schema is named here, then `npm run migrations -w @vaultsong/server` adds
// a migration; those that are there are never edited (migrations.test.ts).
export * from './keyValue.ts';
export * from './moderation.ts';
export * from './people.ts';
export * from './ratings.ts';
export * from './registry.ts';
export * from './tables.ts';
export * from './tournaments.ts';

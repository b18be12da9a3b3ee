// For `npm run migrations`: adds the statements that bring a database of the last migration to the schema.
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/store/schema/schema.ts',
  out: './src/store/migrations',
});

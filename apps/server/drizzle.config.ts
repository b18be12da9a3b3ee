// For `npm run migrations`: makes the statements that bring a database to the schema.
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/store/schema/schema.ts',
  out: './src/store/migrations',
});

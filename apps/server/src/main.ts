// `npm start`: builds the page where need be, starts the server, and says in one line what to open.
import { runServer } from './running.ts';

await runServer();

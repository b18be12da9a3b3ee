// vaultsong server …: the server, and what keeps its data.
import type { Command } from 'commander';
import { Argument } from 'commander';
import { lazyAction } from '../lazyAction.ts';

const settings =
  'It is set by the environment: PORT, HOST, DATA_DIR or DATABASE_URL, BROKER_URL, PUBLIC_URL and others; docs/operations.md lists them.';

/** Adds the group of commands to the program. */
export function addServer(program: Command): void {
  const server = program
    .command('server')
    .summary('run the server that people play on, back it up, say who moderates')
    .description(`Runs the server that people play each other on, and keeps its data safe.\n${settings}`);
  server
    .command('start')
    .summary('run the server')
    .description(
      `Runs the server until Ctrl-C: the page, accounts, tables. Prints one line with its address when it is ready.\n${settings}`,
    )
    .addHelpText('after', '\nExample:\n  $ PORT=8080 DATA_DIR=/var/lib/vaultsong vaultsong server start')
    .action(lazyAction(async () => (await import('../actions/server.ts')).runStart));
  server
    .command('backup')
    .summary('write all data of the server into one file')
    .description(
      `Writes all data of the server, as it is at one moment, into one file that restores into either kind of database. With PostgreSQL the server may run meanwhile; with the embedded database it must not.\nHashes of passwords and the secrets of running games are in the file: keep it as safe as the database.\n${settings}`,
    )
    .argument('<file>', 'the file to write')
    .addHelpText('after', '\nExample:\n  $ vaultsong server backup vaultsong-monday.backup')
    .action(lazyAction(async () => (await import('../actions/server.ts')).runBackup));
  server
    .command('restore')
    .summary('bring the data of a backup back')
    .description(
      `Brings back what a backup holds: all of it, or nothing where the file is not whole or of another version. Refuses where the database has something in it.\n${settings}`,
    )
    .argument('<file>', 'a file that backup has written')
    .option('--force', 'replace what the database has in it, which is gone then')
    .addHelpText(
      'after',
      '\nExample:\n  $ DATABASE_URL=postgres://localhost/vaultsong vaultsong server restore monday.backup',
    )
    .action(lazyAction(async () => (await import('../actions/server.ts')).runRestore));
  server
    .command('role')
    .summary('make somebody an admin or a moderator, or neither')
    .description(
      `Makes an account an admin or a moderator, or takes its role. With PostgreSQL the server may run meanwhile, and knows at once; with the embedded database it must not.\n${settings}`,
    )
    .argument('<name>', 'of an account')
    .addArgument(new Argument('<role>').choices(['admin', 'moderator', 'none']))
    .addHelpText('after', '\nExample:\n  $ vaultsong server role ada admin')
    .action(lazyAction(async () => (await import('../actions/server.ts')).runRole));
  server
    .command('reset-password')
    .summary('make a link by which somebody sets a new password')
    .description(
      `Prints a link by which somebody sets a new password, good for an hour and once: hand it over to nobody else. With the embedded database the server must not run while the link is made, and must when it is used.\n${settings}`,
    )
    .argument('<name>', 'of an account')
    .addHelpText('after', '\nExample:\n  $ vaultsong server reset-password ada')
    .action(lazyAction(async () => (await import('../actions/server.ts')).runResetPassword));
}

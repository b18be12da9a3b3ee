// vaultsong server …: the server, and what keeps its data.
import type { Command } from 'commander';
import { Argument } from 'commander';
import { lazyAction } from '../lazyAction.ts';

const settings =
  'Environment variables configure it: PORT, HOST, DATA_DIR or DATABASE_URL, BROKER_URL, PUBLIC_URL and others; docs/operations.md lists them.';

/** Adds the group of commands to the program. */
export function addServer(program: Command): void {
  const server = program
    .command('server')
    .summary('run the server for play between people, back it up, set roles')
    .description(`Runs the server on which people play each other, and keeps its data safe.\n${settings}`);
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
      `Writes all data of the server, as it is at one moment, into one file that restores into either kind of database. With PostgreSQL the server may run meanwhile; with the embedded database stop the server first.\nThe file contains hashes of passwords and the secrets of running games: keep it as safe as the database.\n${settings}`,
    )
    .argument('<file>', 'the file to write')
    .addHelpText('after', '\nExample:\n  $ vaultsong server backup vaultsong-monday.backup')
    .action(lazyAction(async () => (await import('../actions/server.ts')).runBackup));
  server
    .command('restore')
    .summary('restore the data of a backup')
    .description(
      `Restores a backup: all of it, or nothing if the file is incomplete or of another version. Refuses if the database is not empty.\n${settings}`,
    )
    .argument('<file>', 'a file written by "server backup"')
    .option('--force', 'replace the present data of the database, which is lost then')
    .addHelpText(
      'after',
      '\nExample:\n  $ DATABASE_URL=postgres://localhost/vaultsong vaultsong server restore monday.backup',
    )
    .action(lazyAction(async () => (await import('../actions/server.ts')).runRestore));
  server
    .command('role')
    .summary('make an account an admin or a moderator, or take its role')
    .description(
      `Makes an account an admin or a moderator, or takes its role. With PostgreSQL the server may run meanwhile, and the change holds at once; with the embedded database stop the server first.\n${settings}`,
    )
    .argument('<name>', 'the name of the account')
    .addArgument(new Argument('<role>').choices(['admin', 'moderator', 'none']))
    .addHelpText('after', '\nExample:\n  $ vaultsong server role ada admin')
    .action(lazyAction(async () => (await import('../actions/server.ts')).runRole));
  server
    .command('reset-password')
    .summary('make a link to set a new password')
    .description(
      `Prints a link to set a new password. It works once, for an hour: hand it only to the owner of the account. With the embedded database the server must not run while the link is made, and must when it is used.\n${settings}`,
    )
    .argument('<name>', 'the name of the account')
    .addHelpText('after', '\nExample:\n  $ vaultsong server reset-password ada')
    .action(lazyAction(async () => (await import('../actions/server.ts')).runResetPassword));
}

/** The version of how tables are conducted that are opened now (see table/conduct.ts); logs from before there was a second one name none. */
export const tableVersion = 2;

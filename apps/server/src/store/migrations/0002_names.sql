ALTER TABLE "kept" RENAME TO "key_values";--> statement-breakpoint
ALTER TABLE "key_values" RENAME CONSTRAINT "kept_pkey" TO "key_values_pkey";--> statement-breakpoint
ALTER TABLE "entries" RENAME TO "table_events";--> statement-breakpoint
ALTER TABLE "table_events" RENAME CONSTRAINT "entries_table_id_seq_pk" TO "table_events_table_id_seq_pk";--> statement-breakpoint
ALTER TABLE "tournament_entries" RENAME TO "tournament_events";--> statement-breakpoint
ALTER TABLE "tournament_events" RENAME CONSTRAINT "tournament_entries_tournament_id_seq_pk" TO "tournament_events_tournament_id_seq_pk";--> statement-breakpoint
UPDATE "tables" SET "listing" = jsonb_set("listing", '{terms}', ("listing"->'terms') - 'watchers' || jsonb_build_object(
	'play', ("listing"#>'{terms,play}') - 'is' || jsonb_build_object('type', "listing"#>'{terms,play,is}'),
	'clock', ("listing"#>'{terms,clock}') - 'is' || jsonb_build_object('type', "listing"#>'{terms,clock,is}'),
	'spectators', "listing"#>'{terms,watchers}'
)) WHERE jsonb_exists("listing"#>'{terms,play}', 'is');--> statement-breakpoint
UPDATE "tournaments" SET "listing" = jsonb_set("listing", '{terms}', ("listing"->'terms') - 'watchers' || jsonb_build_object(
	'play', ("listing"#>'{terms,play}') - 'is' || jsonb_build_object('type', "listing"#>'{terms,play,is}'),
	'clock', ("listing"#>'{terms,clock}') - 'is' || jsonb_build_object('type', "listing"#>'{terms,clock,is}'),
	'spectators', "listing"#>'{terms,watchers}'
)) - 'by' - 'most' || jsonb_build_object('organizer', "listing"->'by', 'maxPlayers', "listing"->'most')
WHERE jsonb_exists("listing"#>'{terms,play}', 'is');
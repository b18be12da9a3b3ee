CREATE TABLE "registry_decks" (
	"id" text PRIMARY KEY NOT NULL,
	"answer" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "registry_decks_asked_at" ON "registry_decks" USING btree ("asked_at");
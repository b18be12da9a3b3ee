CREATE TABLE "kept" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"person" text NOT NULL,
	"blocked" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_person_blocked_pk" PRIMARY KEY("person","blocked"),
	CONSTRAINT "blocks_two" CHECK ("blocks"."person" <> "blocks"."blocked")
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"person" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "decks" (
	"person" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"data" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "decks_person_id_pk" PRIMARY KEY("person","id")
);
--> statement-breakpoint
CREATE TABLE "friends" (
	"asker" text NOT NULL,
	"asked" text NOT NULL,
	"accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "friends_asker_asked_pk" PRIMARY KEY("asker","asked"),
	CONSTRAINT "friends_two" CHECK ("friends"."asker" <> "friends"."asked")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"username" text,
	"kind" text DEFAULT 'guest' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"left_at" timestamp with time zone,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_username_unique" UNIQUE("username"),
	CONSTRAINT "people_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"person" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rated_matches" (
	"table_id" text PRIMARY KEY NOT NULL,
	"why" text
);
--> statement-breakpoint
CREATE TABLE "rating_changes" (
	"table_id" text NOT NULL,
	"person" text NOT NULL,
	"pool" text NOT NULL,
	"opponent" text NOT NULL,
	"score" integer NOT NULL,
	"before" double precision NOT NULL,
	"rating" double precision NOT NULL,
	"deviation" double precision NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "rating_changes_table_id_person_pk" PRIMARY KEY("table_id","person")
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"person" text NOT NULL,
	"pool" text NOT NULL,
	"rating" double precision NOT NULL,
	"deviation" double precision NOT NULL,
	"volatility" double precision NOT NULL,
	"matches" integer DEFAULT 0 NOT NULL,
	"wins" integer DEFAULT 0 NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "ratings_person_pool_pk" PRIMARY KEY("person","pool")
);
--> statement-breakpoint
CREATE TABLE "chat" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"table_id" text NOT NULL,
	"person" text NOT NULL,
	"at" bigint NOT NULL,
	"text" text NOT NULL,
	"phrase" text
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"table_id" text NOT NULL,
	"seq" integer NOT NULL,
	"at" bigint NOT NULL,
	"data" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "entries_table_id_seq_pk" PRIMARY KEY("table_id","seq")
);
--> statement-breakpoint
CREATE TABLE "quick_matches" (
	"person" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"rated" boolean NOT NULL,
	"deck" jsonb,
	"origin" text,
	"at" bigint NOT NULL,
	"table_id" text
);
--> statement-breakpoint
CREATE TABLE "tables" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stage" text NOT NULL,
	"listed" boolean NOT NULL,
	"listing" jsonb NOT NULL,
	"seated" text[] DEFAULT '{}'::text[] NOT NULL,
	"asked" text[] DEFAULT '{}'::text[] NOT NULL,
	"due_at" bigint,
	"seq" integer NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tournament_entries" (
	"tournament_id" text NOT NULL,
	"seq" integer NOT NULL,
	"at" bigint NOT NULL,
	"data" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "tournament_entries_tournament_id_seq_pk" PRIMARY KEY("tournament_id","seq")
);
--> statement-breakpoint
CREATE TABLE "tournaments" (
	"id" text PRIMARY KEY NOT NULL,
	"stage" text NOT NULL,
	"created_at" bigint NOT NULL,
	"starts_at" bigint,
	"listing" jsonb NOT NULL,
	"seq" integer NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_people_id_fk" FOREIGN KEY ("blocked") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decks" ADD CONSTRAINT "decks_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friends" ADD CONSTRAINT "friends_asker_people_id_fk" FOREIGN KEY ("asker") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friends" ADD CONSTRAINT "friends_asked_people_id_fk" FOREIGN KEY ("asked") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked");--> statement-breakpoint
CREATE INDEX "credentials_person" ON "credentials" USING btree ("person");--> statement-breakpoint
CREATE INDEX "friends_asked" ON "friends" USING btree ("asked");--> statement-breakpoint
CREATE INDEX "people_kind" ON "people" USING btree ("kind","changed_at");--> statement-breakpoint
CREATE INDEX "sessions_person" ON "sessions" USING btree ("person");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "rating_changes_person" ON "rating_changes" USING btree ("person","pool","at");--> statement-breakpoint
CREATE INDEX "rating_changes_opponent" ON "rating_changes" USING btree ("person","opponent");--> statement-breakpoint
CREATE INDEX "ratings_pool" ON "ratings" USING btree ("pool","rating" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "chat_table" ON "chat" USING btree ("table_id","id");--> statement-breakpoint
CREATE INDEX "chat_person" ON "chat" USING btree ("person");--> statement-breakpoint
CREATE INDEX "tables_listed" ON "tables" USING btree ("changed_at") WHERE "tables"."listed";--> statement-breakpoint
CREATE INDEX "tables_seated" ON "tables" USING gin ("seated");--> statement-breakpoint
CREATE INDEX "tables_asked" ON "tables" USING gin ("asked");--> statement-breakpoint
CREATE INDEX "tables_due" ON "tables" USING btree ("due_at") WHERE "tables"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "tournaments_stage" ON "tournaments" USING btree ("stage","starts_at");
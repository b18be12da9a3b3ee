CREATE TABLE "moderation_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" bigint NOT NULL,
	"moderator" text,
	"action" text NOT NULL,
	"person" text,
	"table_id" text,
	"until" bigint,
	"reason" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"person" text NOT NULL,
	"at" bigint NOT NULL,
	"text" text NOT NULL,
	"former_username" text
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"hash" text PRIMARY KEY NOT NULL,
	"person" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"person" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sanctions" (
	"person" text NOT NULL,
	"kind" text NOT NULL,
	"until" bigint,
	"reason" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "sanctions_person_kind_pk" PRIMARY KEY("person","kind")
);
--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions" ADD CONSTRAINT "sanctions_person_people_id_fk" FOREIGN KEY ("person") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moderation_log_person" ON "moderation_log" USING btree ("person");--> statement-breakpoint
CREATE INDEX "notices_person" ON "notices" USING btree ("person");--> statement-breakpoint
CREATE INDEX "notices_former" ON "notices" USING btree ("former_username");--> statement-breakpoint
CREATE INDEX "password_resets_person" ON "password_resets" USING btree ("person");
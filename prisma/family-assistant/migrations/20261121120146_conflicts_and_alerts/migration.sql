-- AlterTable
ALTER TABLE "operation" ADD COLUMN     "conflict_id" UUID;

-- CreateTable
CREATE TABLE "conflict" (
    "id" UUID NOT NULL,
    "pair_id" UUID NOT NULL,
    "detected_at" TIMESTAMPTZ(3) NOT NULL,
    "first_event_id" UUID NOT NULL,
    "first_calendar_id" TEXT NOT NULL,
    "first_uid" TEXT NOT NULL,
    "first_summary" TEXT NOT NULL,
    "first_start" TIMESTAMPTZ(3) NOT NULL,
    "first_end" TIMESTAMPTZ(3) NOT NULL,
    "second_event_id" UUID NOT NULL,
    "second_calendar_id" TEXT NOT NULL,
    "second_uid" TEXT NOT NULL,
    "second_summary" TEXT NOT NULL,
    "second_start" TIMESTAMPTZ(3) NOT NULL,
    "second_end" TIMESTAMPTZ(3) NOT NULL,
    "overlap_minutes" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'unacknowledged',
    "options" JSONB,
    "resolution_action" TEXT,
    "resolution_choice" INTEGER,
    "resolved_at" TIMESTAMPTZ(3),
    "resolution_operations" UUID[] DEFAULT ARRAY[]::UUID[],
    "settled_times" TEXT,
    "resolution_undone" BOOLEAN NOT NULL DEFAULT false,
    "nag_count" INTEGER NOT NULL DEFAULT 0,
    "next_alert_at" TIMESTAMPTZ(3),
    "escalate_at" TIMESTAMPTZ(3),
    "alert_error" TEXT,

    CONSTRAINT "conflict_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "alert_message" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "chat_id" TEXT NOT NULL,
    "body" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_try_at" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "alert_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "conflict_alert" (
    "conflict_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "message_id" UUID NOT NULL,

    CONSTRAINT "conflict_alert_pkey" PRIMARY KEY ("conflict_id","kind","number")
);

-- CreateTable
CREATE TABLE "conflict_registry" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" BIGINT NOT NULL DEFAULT 0,
    "stamp" TEXT NOT NULL DEFAULT '',
    "checked_at" TIMESTAMPTZ(3),
    "passes_at" TIMESTAMPTZ(3),

    CONSTRAINT "conflict_registry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "conflict_pair_id_idx" ON "conflict"("pair_id");

-- CreateIndex
CREATE INDEX "conflict_status_next_alert_at_idx" ON "conflict"("status", "next_alert_at");

-- CreateIndex
CREATE INDEX "conflict_status_escalate_at_idx" ON "conflict"("status", "escalate_at");

-- CreateIndex
CREATE INDEX "alert_message_next_try_at_idx" ON "alert_message"("next_try_at");

-- CreateIndex
CREATE INDEX "conflict_alert_message_id_idx" ON "conflict_alert"("message_id");

-- AddForeignKey
ALTER TABLE "conflict_alert" ADD CONSTRAINT "conflict_alert_conflict_id_fkey" FOREIGN KEY ("conflict_id") REFERENCES "conflict"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conflict_alert" ADD CONSTRAINT "conflict_alert_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "alert_message"("id") ON DELETE CASCADE ON UPDATE CASCADE;

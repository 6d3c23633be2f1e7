-- AlterTable
ALTER TABLE "event_graph_entry" DROP COLUMN "source",
DROP COLUMN "status",
ADD COLUMN     "calendar_event_id" TEXT,
ADD COLUMN     "closed_at" TIMESTAMPTZ(3),
ADD COLUMN     "message_id" TEXT,
ADD COLUMN     "source_id" TEXT NOT NULL,
ADD COLUMN     "when_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "knowledge_source" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "kind" TEXT,
    "subject" TEXT NOT NULL,
    "sender" TEXT NOT NULL DEFAULT '',
    "said_at" TIMESTAMPTZ(3),
    "text" TEXT NOT NULL,
    "provenance" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "knowledge_source_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "index_task" (
    "source_id" TEXT NOT NULL,
    "position" BIGSERIAL NOT NULL,
    "embeddings_only" BOOLEAN NOT NULL DEFAULT false,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claim" UUID,
    "claimed_until" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "failure" TEXT,

    CONSTRAINT "index_task_pkey" PRIMARY KEY ("source_id")
);

-- CreateIndex
CREATE INDEX "knowledge_source_created_at_idx" ON "knowledge_source"("created_at");

-- CreateIndex
CREATE INDEX "index_task_due_at_idx" ON "index_task"("due_at");

-- CreateIndex
CREATE INDEX "event_graph_entry_source_id_idx" ON "event_graph_entry"("source_id");

-- CreateIndex
CREATE INDEX "event_graph_entry_message_id_idx" ON "event_graph_entry"("message_id");

-- CreateIndex
CREATE INDEX "event_graph_entry_calendar_event_id_idx" ON "event_graph_entry"("calendar_event_id");

-- AddForeignKey
ALTER TABLE "event_graph_entry" ADD CONSTRAINT "event_graph_entry_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "knowledge_source"("id") ON DELETE CASCADE ON UPDATE CASCADE;

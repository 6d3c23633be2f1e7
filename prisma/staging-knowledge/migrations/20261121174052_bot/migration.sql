-- AlterTable
ALTER TABLE "grocery_item" ADD COLUMN     "done_by" TEXT;

-- AlterTable
ALTER TABLE "event_graph_entry" ADD COLUMN     "confirmed_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "bot_progress" (
    "bot_id" TEXT NOT NULL,
    "next_update" BIGINT,
    "done_at" TIMESTAMPTZ(3),
    "begun" BIGINT,
    "attempts" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "bot_progress_pkey" PRIMARY KEY ("bot_id")
);

-- CreateIndex
CREATE INDEX "grocery_item_done_by_idx" ON "grocery_item"("done_by");

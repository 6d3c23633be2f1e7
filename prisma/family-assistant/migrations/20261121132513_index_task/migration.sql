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
CREATE INDEX "index_task_due_at_idx" ON "index_task"("due_at");

-- CreateTable
CREATE TABLE "notice" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "chat_id" TEXT NOT NULL,
    "body" JSONB NOT NULL,
    "about" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "event_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "drop_after" TIMESTAMPTZ(3) NOT NULL,
    "snoozed" BOOLEAN NOT NULL DEFAULT false,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_try_at" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),
    "dismissed_at" TIMESTAMPTZ(3),

    CONSTRAINT "notice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "notice_next_try_at_idx" ON "notice"("next_try_at");

-- CreateIndex
CREATE INDEX "notice_kind_due_at_idx" ON "notice"("kind", "due_at");

-- AlterTable
ALTER TABLE "calendar_source" ADD COLUMN     "followed_since" TIMESTAMPTZ(3),
ADD COLUMN     "refresh_ms" INTEGER;

-- CreateTable
CREATE TABLE "calendar_change" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "position" BIGSERIAL NOT NULL,
    "calendar_id" TEXT NOT NULL,
    "uid" TEXT NOT NULL,
    "kinds" TEXT[],
    "is_series" BOOLEAN NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,
    "told_at" TIMESTAMPTZ(3),
    "notice_ids" UUID[] DEFAULT ARRAY[]::UUID[],

    CONSTRAINT "calendar_change_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "calendar_change_seen_at_idx" ON "calendar_change"("seen_at");

-- CreateIndex
CREATE INDEX "calendar_change_told_at_idx" ON "calendar_change"("told_at");

-- CreateIndex
CREATE INDEX "calendar_change_calendar_id_uid_idx" ON "calendar_change"("calendar_id", "uid");

-- Calendars that were read before are followed already: their next changes count.
UPDATE "calendar_source" SET "followed_since" = "read_at";

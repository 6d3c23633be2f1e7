-- AlterTable
ALTER TABLE "calendar" ADD COLUMN     "added_bytes" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "added_occurrences" BIGINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "calendar_object" ADD COLUMN     "bytes" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "occurrences" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "calendar_problem" (
    "calendar_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "uid" TEXT,
    "summary" TEXT,
    "reason" TEXT NOT NULL,

    CONSTRAINT "calendar_problem_pkey" PRIMARY KEY ("calendar_id","key")
);

-- Sizes of the events that do not repeat; the service counts the others when it starts.
UPDATE "calendar_object" SET "occurrences" = 1, "bytes" = octet_length(substr("ics", greatest(strpos("ics", 'BEGIN:VEVENT'), 1))) WHERE NOT "extended";

-- AlterTable
ALTER TABLE "conflict" ADD COLUMN     "events_mark" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "options_revision" INTEGER NOT NULL DEFAULT 1;

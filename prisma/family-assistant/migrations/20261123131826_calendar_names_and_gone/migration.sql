-- AlterTable
ALTER TABLE "calendar_source" ADD COLUMN     "gone_since" TIMESTAMPTZ(3),
ADD COLUMN     "gone_told_at" TIMESTAMPTZ(3),
ADD COLUMN     "name" TEXT;

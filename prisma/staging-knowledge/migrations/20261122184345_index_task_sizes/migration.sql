-- AlterTable
ALTER TABLE "index_task" ADD COLUMN     "large" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "points" INTEGER NOT NULL DEFAULT 0;

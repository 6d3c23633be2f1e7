-- AlterTable
ALTER TABLE "conflict" ADD COLUMN     "shared_members" JSONB;

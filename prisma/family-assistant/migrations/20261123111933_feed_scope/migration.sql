-- AlterTable
ALTER TABLE "access_token" ADD COLUMN     "scope" JSONB;

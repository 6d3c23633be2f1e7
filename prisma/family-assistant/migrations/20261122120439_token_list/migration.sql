-- AlterTable
ALTER TABLE "access_token" ADD COLUMN     "id" UUID NOT NULL DEFAULT gen_random_uuid(),
ADD COLUMN     "label" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "access_token_id_key" ON "access_token"("id");

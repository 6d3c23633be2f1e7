-- AlterTable
ALTER TABLE "grocery_item" ADD COLUMN     "done_at" TIMESTAMPTZ(3),
ADD COLUMN     "origin" TEXT;

-- AlterTable
ALTER TABLE "document" DROP COLUMN "created_at",
DROP COLUMN "text",
ADD COLUMN     "detected_type" TEXT NOT NULL,
ADD COLUMN     "generated_at" TIMESTAMPTZ(3) NOT NULL,
ADD COLUMN     "received_at" TIMESTAMPTZ(3) NOT NULL,
ADD COLUMN     "rules_version" INTEGER NOT NULL,
ADD COLUMN     "sender" TEXT NOT NULL,
ADD COLUMN     "sender_username" TEXT NOT NULL,
ADD COLUMN     "sent_as" TEXT NOT NULL,
ADD COLUMN     "size_bytes" INTEGER NOT NULL,
ADD COLUMN     "source_id" TEXT NOT NULL,
ALTER COLUMN "card" SET NOT NULL,
ALTER COLUMN "card" SET DATA TYPE JSON;

-- CreateIndex
CREATE UNIQUE INDEX "grocery_item_origin_key" ON "grocery_item"("origin");

-- CreateIndex
CREATE INDEX "grocery_item_done_at_created_at_idx" ON "grocery_item"("done_at", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "document_source_id_key" ON "document"("source_id");

-- CreateIndex
CREATE INDEX "document_received_at_idx" ON "document"("received_at");

-- AddForeignKey
ALTER TABLE "document" ADD CONSTRAINT "document_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "knowledge_source"("id") ON DELETE CASCADE ON UPDATE CASCADE;

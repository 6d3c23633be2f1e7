-- AlterTable
ALTER TABLE "conflict_registry" ADD COLUMN     "left_out" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "alert_message_chat_id_sent_at_idx" ON "alert_message"("chat_id", "sent_at");

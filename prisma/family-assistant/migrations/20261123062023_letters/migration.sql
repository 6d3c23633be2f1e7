-- AlterTable
ALTER TABLE "calendar_object" ADD COLUMN     "letter_id" TEXT;

-- CreateTable
CREATE TABLE "operation_object" (
    "operation_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "calendar_id" TEXT NOT NULL,
    "uid" TEXT NOT NULL,
    "event_id" UUID NOT NULL,
    "previous_ics" TEXT,
    "new_ics" TEXT,
    "href" TEXT,

    CONSTRAINT "operation_object_pkey" PRIMARY KEY ("operation_id","number")
);

-- CreateIndex
CREATE INDEX "operation_object_calendar_id_uid_idx" ON "operation_object"("calendar_id", "uid");

-- CreateIndex
CREATE INDEX "calendar_object_letter_id_idx" ON "calendar_object"("letter_id");

-- AddForeignKey
ALTER TABLE "operation_object" ADD CONSTRAINT "operation_object_operation_id_fkey" FOREIGN KEY ("operation_id") REFERENCES "operation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

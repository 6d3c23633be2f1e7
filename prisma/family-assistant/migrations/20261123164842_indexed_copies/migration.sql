-- CreateTable
CREATE TABLE "indexed_copy" (
    "source_id" TEXT NOT NULL,
    "shown_as" TEXT NOT NULL,

    CONSTRAINT "indexed_copy_pkey" PRIMARY KEY ("source_id")
);

-- CreateIndex
CREATE INDEX "indexed_copy_shown_as_idx" ON "indexed_copy"("shown_as");

-- CreateTable
CREATE TABLE "import_note" (
    "school_id" TEXT NOT NULL,
    "note" TEXT NOT NULL,

    CONSTRAINT "import_note_pkey" PRIMARY KEY ("school_id")
);

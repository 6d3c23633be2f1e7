-- CreateTable
CREATE TABLE "grocery_item" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "quantity" TEXT,
    "added_by" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "grocery_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "document" (
    "id" UUID NOT NULL,
    "sha256" TEXT NOT NULL,
    "filename" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "card" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "document_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "event_graph_entry" (
    "id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "what" TEXT NOT NULL,
    "who" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "when" TEXT NOT NULL DEFAULT '',
    "where" TEXT NOT NULL DEFAULT '',
    "confidence" DOUBLE PRECISION NOT NULL DEFAULT 0.5,
    "needs_confirmation" BOOLEAN NOT NULL DEFAULT true,
    "status" TEXT NOT NULL,
    "source" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "event_graph_entry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "document_sha256_key" ON "document"("sha256");

-- CreateIndex
CREATE INDEX "event_graph_entry_created_at_idx" ON "event_graph_entry"("created_at");

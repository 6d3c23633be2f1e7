-- CreateTable
CREATE TABLE "calendar" (
    "id" TEXT NOT NULL,
    "version" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "calendar_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "calendar_object" (
    "calendar_id" TEXT NOT NULL,
    "uid" TEXT NOT NULL,
    "id_prefix" TEXT NOT NULL,
    "ics" TEXT NOT NULL,
    "etag" TEXT NOT NULL,
    "extended" BOOLEAN NOT NULL,
    "first_start" TIMESTAMPTZ(3) NOT NULL,
    "last_end" TIMESTAMPTZ(3),

    CONSTRAINT "calendar_object_pkey" PRIMARY KEY ("calendar_id","uid")
);

-- CreateIndex
CREATE INDEX "calendar_object_id_prefix_idx" ON "calendar_object"("id_prefix");

-- CreateIndex
CREATE INDEX "calendar_object_calendar_id_extended_first_start_idx" ON "calendar_object"("calendar_id", "extended", "first_start");

-- AddForeignKey
ALTER TABLE "calendar_object" ADD CONSTRAINT "calendar_object_calendar_id_fkey" FOREIGN KEY ("calendar_id") REFERENCES "calendar"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "calendar_object" ADD COLUMN     "href" TEXT,
ADD COLUMN     "remote_etag" TEXT;

-- CreateTable
CREATE TABLE "operation" (
    "id" UUID NOT NULL,
    "position" BIGSERIAL NOT NULL,
    "sender_id" TEXT,
    "type" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "calendar_id" TEXT NOT NULL,
    "uid" TEXT NOT NULL,
    "event_id" UUID NOT NULL,
    "result_event_id" UUID NOT NULL,
    "executed_at" TIMESTAMPTZ(3) NOT NULL,
    "previous_ics" TEXT,
    "new_ics" TEXT,
    "href" TEXT,
    "undone" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "operation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "cancelled_object" (
    "calendar_id" TEXT NOT NULL,
    "uid" TEXT NOT NULL,
    "id_prefix" TEXT NOT NULL,
    "ics" TEXT NOT NULL,
    "cancelled_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cancelled_object_pkey" PRIMARY KEY ("calendar_id","uid")
);

-- CreateTable
CREATE TABLE "object_change" (
    "calendar_id" TEXT NOT NULL,
    "uid" TEXT NOT NULL,
    "position" BIGSERIAL NOT NULL,

    CONSTRAINT "object_change_pkey" PRIMARY KEY ("calendar_id","uid")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "key" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "status" INTEGER NOT NULL,
    "headers" JSONB NOT NULL,
    "body" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "pending_write" (
    "id" UUID NOT NULL,
    "calendar_id" TEXT NOT NULL,
    "uid" TEXT NOT NULL,
    "href" TEXT NOT NULL,
    "before_ics" TEXT,
    "after_ics" TEXT,
    "completion" JSONB NOT NULL,
    "idempotency_key" TEXT,
    "fingerprint" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lost" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "pending_write_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "calendar_source" (
    "calendar_id" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "etag" TEXT,
    "last_modified" TEXT,
    "ctag" TEXT,
    "sync_token" TEXT,
    "next_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "read_at" TIMESTAMPTZ(3),
    "failing_since" TIMESTAMPTZ(3),
    "failure" TEXT,

    CONSTRAINT "calendar_source_pkey" PRIMARY KEY ("calendar_id")
);

-- CreateTable
CREATE TABLE "travel_place" (
    "location" TEXT NOT NULL,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "retry_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "travel_place_pkey" PRIMARY KEY ("location")
);

-- CreateTable
CREATE TABLE "travel_leg" (
    "origin" TEXT NOT NULL,
    "destination" TEXT NOT NULL,
    "minutes" INTEGER,
    "retry_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "travel_leg_pkey" PRIMARY KEY ("origin","destination")
);

-- CreateTable
CREATE TABLE "travel_version" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "travel_version_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "operation_sender_id_position_idx" ON "operation"("sender_id", "position");

-- CreateIndex
CREATE INDEX "operation_calendar_id_uid_position_idx" ON "operation"("calendar_id", "uid", "position");

-- CreateIndex
CREATE INDEX "cancelled_object_id_prefix_idx" ON "cancelled_object"("id_prefix");

-- CreateIndex
CREATE INDEX "object_change_calendar_id_position_idx" ON "object_change"("calendar_id", "position");

-- CreateIndex
CREATE INDEX "idempotency_key_created_at_idx" ON "idempotency_key"("created_at");

-- CreateIndex
CREATE INDEX "pending_write_calendar_id_uid_idx" ON "pending_write"("calendar_id", "uid");

-- CreateIndex
CREATE INDEX "pending_write_fingerprint_idx" ON "pending_write"("fingerprint");

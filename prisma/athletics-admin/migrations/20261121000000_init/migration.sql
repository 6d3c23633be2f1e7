-- CreateTable
CREATE TABLE "school" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "version" BIGINT NOT NULL DEFAULT ((EXTRACT(epoch FROM clock_timestamp()) * (1000000)::numeric))::bigint,

    CONSTRAINT "school_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "membership" (
    "school_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "enabled" BOOLEAN NOT NULL DEFAULT true,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "email" TEXT,
    "assigned_sports" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "assigned_teams" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "membership_pkey" PRIMARY KEY ("school_id","user_id")
);

-- CreateTable
CREATE TABLE "athlete" (
    "school_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "grade" INTEGER NOT NULL,
    "sports" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "team" TEXT,
    "current_status" TEXT NOT NULL,
    "parent_ids" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "athlete_pkey" PRIMARY KEY ("school_id","id")
);

-- CreateTable
CREATE TABLE "case" (
    "school_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "athlete_id" TEXT NOT NULL,
    "status" TEXT NOT NULL,

    CONSTRAINT "case_pkey" PRIMARY KEY ("school_id","id")
);

-- CreateIndex
CREATE INDEX "membership_user_id_idx" ON "membership"("user_id");

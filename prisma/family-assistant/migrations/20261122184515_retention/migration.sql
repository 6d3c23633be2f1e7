-- DropIndex
DROP INDEX "cancelled_object_id_prefix_idx";

-- AlterTable
ALTER TABLE "cancelled_object" DROP CONSTRAINT "cancelled_object_pkey",
DROP COLUMN "uid",
ALTER COLUMN "ics" DROP NOT NULL,
ADD CONSTRAINT "cancelled_object_pkey" PRIMARY KEY ("id_prefix", "calendar_id");

-- AlterTable
ALTER TABLE "idempotency_key" ADD COLUMN     "about" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "event_graph_entry" ADD COLUMN     "rules" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "grocery_list_shown" (
    "chat_id" TEXT NOT NULL,
    "item_ids" UUID[],
    "shown_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "grocery_list_shown_pkey" PRIMARY KEY ("chat_id")
);

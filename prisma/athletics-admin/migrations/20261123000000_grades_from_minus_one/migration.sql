-- Grades before kindergarten (PK, PR, IT) are all -1.
UPDATE "school" SET "version" = "version" + 1
WHERE "id" IN (SELECT "school_id" FROM "athlete" WHERE "grade" < -1);

UPDATE "athlete" SET "grade" = -1 WHERE "grade" < -1;

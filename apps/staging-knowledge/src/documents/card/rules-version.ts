/** Rises with a release whose rules or prompts write other cards: a card of an earlier version is made anew when its document comes again. From 1. */
export const rulesVersion = 2;

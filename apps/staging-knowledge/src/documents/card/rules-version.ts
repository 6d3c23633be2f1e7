/** Increased with each release whose rules or prompts write different cards, from 1. An older card is recreated when its document arrives again. */
export const rulesVersion = 23;

/** The categories of a digest, in the order of its sections. */
export const categories = ['School', 'Sports', 'Medical', 'Community', 'Other'] as const;
export type Category = (typeof categories)[number];

/** The emoji that stands before a category's name. */
export const categoryIcons: Readonly<Record<Category, string>> = {
  School: '🏫',
  Sports: '⚽',
  Medical: '🩺',
  Community: '🏘️',
  Other: '📌',
};

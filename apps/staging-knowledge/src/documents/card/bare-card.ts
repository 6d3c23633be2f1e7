import { categoryIcons } from '@homeroom/matters';
import { cleanLine } from '@homeroom/text';
import type { ParseResult } from '../read/parse-result.ts';
import type { CardFacts } from './card.ts';

const titleLength = 200;
const excerptLength = 300;
const notFilledIn = 'This card could not be filled in; only the text was kept.';

/** Card with the text alone, for a document that the rules failed on. */
export function bareCard({
  title,
  filename,
  text,
  method,
  warnings,
}: Pick<ParseResult, 'title' | 'filename' | 'text' | 'method' | 'warnings'>): CardFacts {
  const excerpt = cleanLine(text, excerptLength);
  return {
    title: cleanLine(title ?? filename, titleLength) || 'Document',
    summary: excerpt,
    category: 'Other',
    icon: categoryIcons.Other,
    who: [],
    document_date: null,
    dates: [],
    deadlines: [],
    actions: [],
    action_required: false,
    deadline: null,
    location: [],
    money: [],
    contacts: [],
    links: [],
    urgency: 'normal',
    confidence: 'low',
    confidence_score: 0,
    needs_review: true,
    review: [{ field: 'text', reason: notFilledIn }],
    text_excerpt: excerpt,
    parse_method: method,
    generated_by: 'rules',
    model: null,
    warnings: [notFilledIn, ...warnings],
  };
}

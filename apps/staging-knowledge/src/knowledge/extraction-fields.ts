/** Fields that every ingested extraction has, in the contract's order. */
export const requiredFields = [
  'extraction_id',
  'message_id',
  'message_text',
  'extraction_type',
  'extracted_what',
] as const;

/** Name of a sender that is not known. */
export const unknownSender = 'Unknown';

/** The contract's defaults for the other fields. */
export const extractionDefaults: Readonly<Record<string, unknown>> = {
  sender_name: unknownSender,
  sender_username: '',
  chat_title: 'Family Logistics',
  extracted_who: [],
  extracted_when: '',
  extracted_where: '',
  confidence: 0.5,
  needs_confirmation: true,
  calendar_check_status: 'pending',
  calendar_event_id: null,
  calendar_event_title: null,
  fuzzy_match_score: null,
};

const maxCharacters = 2_000;
const maxItems = 50;

/**
 * Returns the provenance of an extraction as its points carry it: every field of the contract but `message_text`, which
 * is the text of the points, with the contract's defaults. It is repeated in every point, so long values are cut.
 * @param payload extraction as it was sent
 */
export function extractionMetadata(payload: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names = [...requiredFields.filter((name) => name !== 'message_text'), ...Object.keys(extractionDefaults)];
  const value = (name: string) => (name === 'message_id' ? String(payload[name]) : payload[name]);
  return Object.fromEntries(names.map((name) => [name, bounded(value(name) ?? extractionDefaults[name])]));
}

function bounded(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, maxCharacters).toWellFormed();
  return Array.isArray(value) ? value.slice(0, maxItems).map(bounded) : value;
}

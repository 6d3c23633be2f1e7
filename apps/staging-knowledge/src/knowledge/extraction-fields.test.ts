import { extractionMetadata } from './extraction-fields.ts';

const required = {
  extraction_id: 'ext-1',
  message_id: 48213,
  message_text: 'The bus leaves at 8:45',
  extraction_type: 'calendar_event',
  extracted_what: 'Science Museum trip',
};

test('the text of the message and fields that the contract does not know are no provenance', () => {
  const metadata = extractionMetadata({ ...required, bot_version: '2.1' });
  expect(metadata).not.toHaveProperty('message_text');
  expect(metadata).not.toHaveProperty('bot_version');
});

test('null is as good as absent, and the message id is text', () => {
  const given = { ...required, sender_name: null, calendar_check_status: null, confidence: 0 };
  expect(extractionMetadata(given)).toMatchObject({
    message_id: '48213',
    sender_name: 'Unknown',
    calendar_check_status: 'pending',
    confidence: 0,
  });
});

test('long values are cut, since every point repeats them', () => {
  const { extracted_what, extracted_who } = extractionMetadata({
    ...required,
    extracted_what: `${'x'.repeat(1_999)}🎂`,
    extracted_who: Array(200).fill('Maya'),
  });
  expect([extracted_what, extracted_who]).toEqual([`${'x'.repeat(1_999)}�`, Array(50).fill('Maya')]);
});

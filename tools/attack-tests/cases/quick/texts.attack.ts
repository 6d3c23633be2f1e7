import { json, staging } from '../../support/attacked-stack.ts';

const extraction = {
  extraction_id: 'attack-text',
  message_id: 'attack',
  extraction_type: 'message',
  extracted_what: 'A long message',
};

describe('Texts', () => {
  test('a message_text of 300 KiB is refused', async () => {
    const response = await staging('/brain/ingest', json({ ...extraction, message_text: 'zugzwang '.repeat(34_134) }));
    expect([response.status, await response.json()]).toEqual([
      413,
      { detail: expect.stringContaining('262144 bytes') },
    ]);
  });
});

import { spoken } from './mail-text.ts';
import { sampleWeek, type SampleWeek } from './sample-week.ts';

/** Payload that a messaging bot sends to the knowledge base for one extracted fact. */
export interface IngestPayload {
  extraction_id: string;
  message_id: string | number;
  message_text: string;
  extraction_type: string;
  extracted_what: string;
  sender_name?: string;
  sender_username?: string;
  chat_title?: string;
  extracted_who?: string[];
  extracted_when?: string;
  extracted_where?: string;
  confidence?: number;
  needs_confirmation?: boolean;
  calendar_check_status?: string;
  calendar_event_id?: string | null;
  calendar_event_title?: string | null;
  fuzzy_match_score?: number | null;
}

const [sunday, monday, tuesday, wednesday, thursday, friday, saturday] = [0, 1, 2, 3, 4, 5, 6];
const ana = { sender_name: 'Ana Rivera', sender_username: 'ana_r' };
const ben = { sender_name: 'Ben Rivera', sender_username: 'benrivera' };

/**
 * Returns what the household's bot extracted from its chats in the week of `today`: events, arrangements that need an
 * answer, things to buy and to remember.
 * @param today `YYYY-MM-DD` in the family's zone
 * @throws RangeError when it is not a date
 */
export function sampleExtractions(today: string): IngestPayload[] {
  const week = sampleWeek(today);
  return [...events(week), ...arrangements(week), ...things(week)];
}

function events({ day }: SampleWeek): IngestPayload[] {
  return [
    {
      extraction_id: 'x-noah-party',
      message_id: 8101,
      message_text: `Leo is going to Noah's party on ${spoken(day(saturday, 1))}, half past ten till one at Jump Zone. I said yes to Grace.`,
      extraction_type: 'calendar_event',
      ...ana,
      extracted_what: 'Leo at Noah’s birthday party',
      extracted_who: ['Leo'],
      extracted_when: `${day(saturday, 1)}T10:30`,
      extracted_where: 'Jump Zone, 88 Industrial Way',
      confidence: 0.94,
      needs_confirmation: false,
      calendar_check_status: 'found',
      calendar_event_id: 'party-noah@family.rivera.example',
      calendar_event_title: 'Leo at Noah’s birthday party',
      fuzzy_match_score: 0.97,
    },
    {
      extraction_id: 'x-garden',
      message_id: 8107,
      message_text: `Garden committee is on ${spoken(day(thursday, 1))} half past seven, I'll go straight from work`,
      extraction_type: 'calendar_event',
      ...ben,
      extracted_what: 'Garden committee',
      extracted_who: ['Ben'],
      extracted_when: `${day(thursday, 1)}T19:30`,
      extracted_where: 'Lakeside Elementary, library',
      confidence: 0.9,
      needs_confirmation: false,
      calendar_check_status: 'found',
      calendar_event_id: 'garden-committee@family.rivera.example',
      calendar_event_title: 'Garden committee (Dad)',
      fuzzy_match_score: 0.92,
    },
    {
      extraction_id: 'x-haircut',
      message_id: 8112,
      message_text: `Booked haircuts for both kids at Snip & Smile, ${spoken(day(saturday, 2))} 11:15. They take cash only!!`,
      extraction_type: 'calendar_event',
      ...ben,
      extracted_what: 'Haircuts for Maya and Leo',
      extracted_who: ['Maya', 'Leo'],
      extracted_when: `${day(saturday, 2)}T11:15`,
      extracted_where: 'Snip & Smile',
      confidence: 0.88,
      needs_confirmation: true,
      calendar_check_status: 'not_found',
    },
  ];
}

function arrangements({ day, ordinary }: SampleWeek): IngestPayload[] {
  const open = { extraction_type: 'coordination', needs_confirmation: true };
  return [
    {
      ...open,
      extraction_id: 'x-orthodontist-ride',
      message_id: 8115,
      message_text: `Who takes Maya to the orthodontist ${spoken(day(tuesday, 1))}? I'm in a meeting until 5, and practice is at the same time anyway`,
      ...ana,
      extracted_what: 'Someone has to take Maya to the orthodontist',
      extracted_who: ['Ben'],
      extracted_when: `${day(tuesday, 1)}T16:15`,
      extracted_where: 'Bright Smiles',
      confidence: 0.81,
    },
    {
      ...open,
      extraction_id: 'x-swim-pickup',
      message_id: 8121,
      message_text: `plumber comes while Leo swims on ${spoken(day(wednesday, 1))}. can Grandma Rosa fetch him from the pool at 4:45?`,
      ...ben,
      extracted_what: 'Grandma Rosa picks Leo up from swimming',
      extracted_who: ['Rosa', 'Leo'],
      extracted_when: `${day(wednesday, 1)}T16:45`,
      extracted_where: 'Lakeside Aquatic Center',
      confidence: 0.77,
    },
    {
      ...open,
      extraction_id: 'x-early-friday',
      message_id: 8124,
      message_text: `School is out at 12:30 on ${spoken(ordinary(friday, 1))}. I can work from home but Leo needs picking up, no after care that day`,
      ...ana,
      extracted_what: 'Pick Leo up at 12:30 on the early dismissal day',
      extracted_who: ['Leo'],
      extracted_when: `${ordinary(friday, 1)}T12:30`,
      extracted_where: 'Lakeside Elementary',
      confidence: 0.72,
    },
    {
      ...open,
      extraction_id: 'x-pet-sitter',
      message_id: 'wa-55-2',
      message_text:
        'Priya would look after Biscuit while you are at the lake, she asks whether the leash is still in the garage',
      sender_name: 'Sunita Patel',
      chat_title: 'Soccer parents',
      extracted_what: 'Priya looks after Biscuit during the cabin weekend',
      extracted_who: ['Priya'],
      extracted_when: day(saturday, 3),
      confidence: 0.6,
    },
  ];
}

function things({ day }: SampleWeek): IngestPayload[] {
  return [
    {
      extraction_id: 'x-shoe-size',
      message_id: 8103,
      message_text: 'Measured feet today: Leo is a 13 now, Maya still 3 and a half. So no new boots for her',
      extraction_type: 'note',
      ...ben,
      extracted_what: 'Shoe sizes: Leo 13, Maya 3½',
      extracted_who: ['Leo', 'Maya'],
      confidence: 0.85,
      needs_confirmation: false,
    },
    {
      extraction_id: 'x-groceries',
      message_id: 8117,
      message_text: 'we are out of oat milk, bandages and dishwasher tabs. and oranges for saturday!',
      extraction_type: 'purchase',
      ...ana,
      extracted_what: 'Oat milk, bandages, dishwasher tabs, oranges',
      extracted_when: day(saturday),
      confidence: 0.83,
      needs_confirmation: false,
    },
    {
      extraction_id: 'x-wifi',
      message_id: 8098,
      message_text: 'New wifi for guests is RiveraGuest, password biscuit-wags-42. Naomi asked for it',
      extraction_type: 'note',
      ...ben,
      extracted_what: 'Guest wifi: RiveraGuest, biscuit-wags-42',
      confidence: 0.9,
      needs_confirmation: false,
    },
    {
      extraction_id: 'x-passport',
      message_id: 8120,
      message_text: `Maya's passport runs out in March, the office wants both of us there. Got an appointment ${spoken(day(monday, 4))} 9:40 at the post office on Main`,
      extraction_type: 'reminder',
      ...ana,
      extracted_what: 'Renew Maya’s passport, both parents must come',
      extracted_who: ['Ana', 'Ben', 'Maya'],
      extracted_when: `${day(monday, 4)}T09:40`,
      extracted_where: 'Post office, Main Street',
      confidence: 0.86,
      needs_confirmation: false,
    },
    {
      extraction_id: 'x-tia-lucia',
      message_id: 8096,
      message_text: `Tía Lucía will call on ${spoken(day(sunday))} at 3:30, she wants to hear about her flight: she lands at O’Hare on April 9, BX 417`,
      extraction_type: 'note',
      ...ben,
      extracted_what: 'Tía Lucía arrives at O’Hare on April 9, flight BX 417',
      extracted_who: ['Lucía'],
      confidence: 0.79,
      needs_confirmation: false,
    },
  ];
}

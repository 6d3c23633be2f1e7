import type { WantedFact } from './wanted-fact.ts';
import { stemIds } from './stems.ts';

/** Words of school and family life that say the same when one asks and another writes. */
const groups = [
  'due deadline return submit',
  'cost price fee pay payment charge ticket',
  'start begin open kickoff',
  'end finish close dismiss dismissal over',
  'bring pack need send provide supply',
  'wear dress outfit uniform shirt attire clothes',
  'cancel cancelled canceled postpone reschedule move off',
  'game match fixture',
  'practice training rehearsal',
  'doctor dr pediatrician physician checkup',
  'dentist dental orthodontist',
  'trip excursion outing visit',
  'owe due balance outstanding',
  'sitter babysitter nanny',
  'checkup physical examination',
  'drive driver ride lift carpool',
  'shoe feet foot sneaker boot',
  'tap faucet plumber',
  'vacation rental cottage cabin',
  'illness ill sick disease infection',
  'holiday break vacation closed',
  'pick pickup collect dismissal',
  'drop dropoff',
  'kid child children student pupil',
  'mom mum mother',
  'dad father',
  'grandma grandmother',
  'grandpa grandfather',
  'party birthday celebration',
  'meeting conference',
  'concert recital performance show',
  'register registration sign signup enroll rsvp',
  'photo picture photograph',
  'shot vaccine vaccination immunization',
  'teach teacher',
  'coach trainer',
  'bike bicycle cycling',
  'phone telephone',
  'email mail',
  'test exam quiz',
  'lunch meal food',
  'leave depart departure left',
  'arrive arrival land landing',
  'return back',
  'pay paid payable',
  'bill invoice statement total balance',
  'wifi wi fi network internet',
  'guest visitor',
  'called name named',
  'heavy weigh weight',
  'eye optometrist ophthalmologist optician',
  'fly flew flight plane',
  'game play',
  'car vehicle van',
  'volunteer helper help',
  'meet met',
  ...'sell sold,buy bought,give gave given,take took taken,send sent,bring brought,wear wore worn,drive drove driven,come came,make made,keep kept,find found,hold held,teach taught,sing sang,write wrote written,choose chose chosen,spend spent,lose lost,run ran,feed fed,break broke broken,swim swam,sleep slept,eat ate,win winner'.split(
    ',',
  ),
].map((words) => new Set(stemIds(words)));

const everyday = new Set(groups.flatMap((group) => [...group]));

/** Whether a word is one of these, and so no name at the start of a sentence. */
export function isEveryday(word: string): boolean {
  return stemIds(word).some((stem) => everyday.has(stem));
}

/** The stems that answer for a stem: itself and those that mean the same. */
export function sameMeaning(stem: number): ReadonlySet<number> {
  const all = new Set([stem]);
  for (const group of groups) if (group.has(stem)) for (const other of group) all.add(other);
  return all;
}

/** Words that tell little about what is asked. */
const vague = new Set(
  stemIds(
    'school class kid child student family parent need get go going take happen know tell please thing next year week day time today tomorrow people new plan planned scheduled much many long date name would could may also anyone someone everyone information info detail details find say said us mr mrs ms miss dr suppose supposed call called currently right exactly make made put thing things lot much actually still again remind show',
  ),
);

/** Returns the weight of a term in a question: 1, or less for words that tell little. */
export function termWeight(stem: number): number {
  return vague.has(stem) ? 0.4 : 1;
}

const implied: Partial<Record<WantedFact, ReadonlySet<number>>> = Object.fromEntries(
  Object.entries({
    time: 'time hour early late start begin happen hold',
    moment:
      'day date week weekday month year weekend deadline start begin happen hold take place scheduled planned soon',
    amount: 'much cost price fee charge tuition fare pay expensive money sum total owe',
    count: 'many much number old age often far heavy tall big',
    duration: 'long much time minutes hours days weeks months last take',
    person: 'person people name who call',
    place: 'place location address venue held hold happen take located find building room',
    phone: 'phone telephone cell mobile number call line extension reach',
    name: 'name named called',
    code: 'number code',
    email: 'email mail address',
    link: 'link url website web site page form online find',
    contact: 'reach contact call email touch get',
    items: 'bring need pack buy prepare wear supplies equipment take along',
    reason: 'reason come',
  } satisfies Partial<Record<WantedFact, string>>).map(([wants, words]) => [wants, new Set(stemIds(words))]),
);

const sayLess = new Set(stemIds('start begin play bring come go leave meet hold work run give keep'));

/** Whether an answer's passage must have a term, or one that means the same: no vague word, and no verb that has many others. */
export function isTelling(stem: number): boolean {
  return !vague.has(stem) && !sayLess.has(stem);
}

/** Whether a fact of the wanted kind says a word by itself, as a sum says the cost. */
export function carriedByFact(wants: WantedFact, stem: number): boolean {
  return implied[wants]?.has(stem) ?? false;
}

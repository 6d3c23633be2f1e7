/** Words for pictures and abbreviations that families write in titles. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [/[✈🛫🛬]/u, 'flight'],
  [/[🚆🚄🚂🚅🚉]/u, 'train'],
  [/[🚌🚍]/u, 'bus'],
  [/[⛴🚢]/u, 'ferry'],
  [/[🚗🚙]/u, 'car'],
  [/[🏒🥅]/u, 'hockey'],
  [/⚽/u, 'soccer football'],
  [/🏀/u, 'basketball'],
  [/🏈/u, 'football'],
  [/[⚾🥎]/u, 'baseball softball'],
  [/🎾/u, 'tennis'],
  [/🏐/u, 'volleyball'],
  [/[🏊🥽]/u, 'swim'],
  [/🏃/u, 'run'],
  [/🚴/u, 'bike'],
  [/🤸/u, 'gymnastics'],
  [/⛸/u, 'skating'],
  [/[⛷🎿]/u, 'skiing'],
  [/🥋/u, 'judo karate'],
  [/[🩰💃]/u, 'dance ballet'],
  [/🎻/u, 'violin'],
  [/🎹/u, 'piano'],
  [/🎺/u, 'trumpet'],
  [/🥁/u, 'drums'],
  [/🎸/u, 'guitar'],
  [/🎷/u, 'saxophone'],
  [/🎭/u, 'theater play'],
  [/🎨/u, 'art'],
  [/🦷/u, 'dentist'],
  [/👓/u, 'optician'],
  [/💉/u, 'shots vaccination'],
  [/🩺/u, 'doctor'],
  [/🏥/u, 'hospital'],
  [/💇/u, 'haircut'],
  [/[🐕🐶]/u, 'dog'],
  [/[🐈🐱]/u, 'cat'],
  [/🎂/u, 'birthday'],
  [/[🎉🎈🥳]/u, 'party'],
  [/🎃/u, 'halloween'],
  [/🎄/u, 'christmas'],
  [/🎓/u, 'graduation'],
  [/💍/u, 'wedding'],
  [/[🏕⛺]/u, 'camping'],
  [/🏖/u, 'beach'],
  [/🍽/u, 'dinner'],
  [/📚/u, 'books'],
  [/🏫/u, 'school'],
  [/[🗑♻]/u, 'garbage recycling'],
  [/🎬/u, 'movie'],
  [/⛪/u, 'church'],
  [/[☎📞]/u, 'call'],
  [/🎳/u, 'bowling'],
  [/♟/u, 'chess'],
  [/🧘/u, 'yoga'],
  [/\bPU\b/u, 'pickup'],
  [/\b[LP]['’]?s\b/u, 'learners'],
  [/\d ?yo\b/iu, 'year old'],
  [/\bpt\b.*\bconf|\bptc\b/iu, 'parent teacher conference'],
  [/\b(?:vs?|versus)\b\.?\s+\p{Lu}/u, 'game'],
  [/^(?!.*\bresults?\b).*\b(?:GCSEs?|A[- ]levels?|midterms?|P?SAT|STAAR)\b/iu, 'exam exams test paper'],
  [/\p{Extended_Pictographic}️?\s*@\s*\p{Lu}/u, 'game'],
];

/** Words that families write short, each with what it stands for. */
const shortened: ReadonlyMap<string, string> = new Map(
  `prax:practice prac:practice trng:training conf:conference confs:conferences mtg:meeting appt:appointment appts:appointments
  bday:birthday recert:recertification reg:registration rego:registration insp:inspection comp:competition
  champs:championship tourn:tournament tourney:tournament semi:semifinal semis:semifinal grad:graduation
  bball:basketball vball:volleyball fball:football xc:cross-country tkd:taekwondo gym:gymnastics orch:orchestra
  sci:science hist:history geog:geography geo:geography bio:biology chem:chemistry lit:literature uni:university
  vac:vacation hol:holiday hols:holidays xmas:christmas int:interview dent:dentist ortho:orthodontist derm:dermatologist
  physio:physiotherapy vax:vaccination vacc:vaccination chk:check rd:round gr:grade yr:year del:delivery svc:service
  wkshp:workshop perf:performance reh:rehearsal kinder:kindergarten kindy:kindergarten
  quince:quinceanera`
    .trim()
    .split(/\s+/)
    .map((entry): [string, string] => {
      const [short = '', whole = ''] = entry.split(':');
      return [short, whole.replaceAll('-', ' ')];
    }),
);

/** Returns the word that a word is short for, as "biology" of "bio"; undefined when it is none. */
export function wholeWord(word: string): string | undefined {
  return shortened.get(word);
}

/** Returns the words that the pictures and abbreviations of a title stand for; empty without any. */
export function impliedWords(title: string): string {
  const written = title.toLowerCase().match(/\p{L}+/gu) ?? [];
  return [
    ...meanings.filter(([sign]) => sign.test(title)).map(([, said]) => said),
    ...written.flatMap((word) => shortened.get(word) ?? []),
  ].join(' ');
}

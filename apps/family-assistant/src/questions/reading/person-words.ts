import { wordTable } from '@homeroom/text';

/** Group of people of a household. */
export interface GroupWord {
  group: 'children' | 'parents' | 'everyone' | 'partner' | 'child';
  /** Whether a word such as "the" must come before and no noun after: "the boys have", not "boys basketball". */
  needsLead: boolean;
}

const group = (name: GroupWord['group'], needsLead = false): GroupWord => ({ group: name, needsLead });

/** Words for children that may leave others out. */
export const someChildrenWords = ['boys', 'girls', 'twins', 'sons', 'daughters'] as const;

/** Words for several people of the household. */
export const groupWords = wordTable<GroupWord>({
  kids: group('children'),
  children: group('children'),
  ...Object.fromEntries(someChildrenWords.map((word) => [word, group('children', true)])),
  kid: group('children', true),
  child: group('children', true),
  parent: group('parents', true),
  parents: group('parents', true),
  everyone: group('everyone'),
  everybody: group('everyone'),
  family: group('everyone', true),
  husband: group('partner', true),
  wife: group('partner', true),
  partner: group('partner', true),
  spouse: group('partner', true),
  son: group('child', true),
  daughter: group('child', true),
});

/** Words that come before a group: "all of the kids", "both my children". */
export const determiners = new Set([
  'the',
  'my',
  'our',
  'both',
  'all',
  'of',
  'us',
  'two',
  'three',
  '2',
  '3',
  'whole',
  'entire',
  'either',
  'neither',
  'one',
  'any',
  'each',
  'every',
  'another',
]);

/** Words before a group that ask for some of it. */
export const selectors: ReadonlySet<string> = new Set(['either', 'neither', 'one', 'any', 'each', 'every', 'another']);

/** Pronouns and their like. */
export const personWords = wordTable<'sender' | 'we' | 'each' | 'unknown'>({
  i: 'sender',
  me: 'sender',
  my: 'sender',
  mine: 'sender',
  myself: 'sender',
  we: 'we',
  us: 'we',
  our: 'we',
  ours: 'we',
  anyone: 'each',
  anybody: 'each',
  someone: 'each',
  somebody: 'each',
  nobody: 'each',
  he: 'unknown',
  she: 'unknown',
  they: 'unknown',
  him: 'unknown',
  her: 'unknown',
  them: 'unknown',
  his: 'unknown',
  their: 'unknown',
});

/** Other words for a parent, used when the household calls one by the word next to it. */
export const relationWords: Readonly<Record<string, readonly string[]>> = {
  mom: ['mommy', 'mum', 'mummy', 'mama', 'mother', 'ma'],
  mum: ['mom', 'mummy', 'mommy', 'mama', 'mother', 'ma'],
  mommy: ['mom', 'mum', 'mummy', 'mama', 'mother'],
  mummy: ['mum', 'mom', 'mommy', 'mama', 'mother'],
  mama: ['mom', 'mum', 'mommy', 'mummy', 'mother'],
  mother: ['mom', 'mum', 'mommy', 'mummy', 'mama'],
  dad: ['daddy', 'papa', 'father', 'pa'],
  daddy: ['dad', 'papa', 'father', 'pa'],
  papa: ['dad', 'daddy', 'father', 'pa'],
  father: ['dad', 'daddy', 'papa', 'pa'],
  grandma: ['granny', 'nana', 'grandmother', 'oma', 'abuela'],
  grandpa: ['granddad', 'grandfather', 'opa', 'abuelo'],
};

/** Names that are also ordinary words. */
export const ordinaryNames: ReadonlySet<string> = new Set(
  `may april june august summer autumn dawn will mark bill art grace hope joy faith rose grant frank miles max drew sunny
  skip pat rob sue page guy dean penny olive ivy ruby lily daisy violet iris holly pearl jade amber sky chance chase
  hunter mason cooper carter parker tanner jack sandy misty star melody harmony christian marina nick jay
  robin wren sage ginger basil rosemary poppy fern heather hazel willow forest rocky cliff brook river reed ray norm
  victor ace buddy duke earl king prince rich sunday wednesday friday monday any some art`.split(/\s+/),
);

/** Words before which stands a month rather than a person: "in May". */
export const monthLeads: ReadonlySet<string> = new Set(
  'in of this next last until by since during through from early late mid'.split(' '),
);

/** Words that come before a person in a question. */
export const beforeName: ReadonlySet<string> = new Set(
  'does do did is are was has have had can could for with and or if when where what who gets getting takes taking picks will would'.split(
    ' ',
  ),
);

/** Words that come after a person in a question. */
export const afterPerson: ReadonlySet<string> = new Set(
  `have has had got do doing does is are was were be been free busy available go goes going at on in up today tomorrow
  tonight this next need needs supposed play plays playing both all and or home also still attend can could must should
  leave leaving after before back away here there working coming monday tuesday wednesday thursday friday saturday sunday`.split(
    /\s+/,
  ),
);

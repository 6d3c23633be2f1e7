import type { Pick, Wanted } from '../calendar-question.ts';

/** Way to ask for something of the calendar. */
export interface QuestionForm {
  /** Pattern of `findPattern` over words, PERSON and TIME. */
  says: string;
  /** Null: the question is not for the calendar. */
  wants: Wanted | null;
  pick?: Pick;
  /** Set when the form takes a subject only loosely, so that a word left over makes the reading unsure. */
  loose?: true;
  /** Event that is meant when none is named: "When do I land?" means a flight. */
  impliedEvent?: string;
  /** Set when only the person in the pattern is asked about: "Can Dad drive Leo?" */
  onePerson?: true;
  /** Set when it asks whether the person in the pattern misses the event. */
  isMissed?: boolean;
  /** Set when being on one day is asked for rather than overlapping. */
  sameDay?: true;
  /** Set when only adults can be meant: "Who can watch the kids?" */
  adults?: true;
}

const be = 'is|are|am|was|were|be';
const have = 'have|has|had|got';
const can = 'can|could|will|would';
const change = 'changed|change|changes|move|moves|moved|canceled|rescheduled|postponed|shifted';
const collide =
  'collide|collides|overlap|overlaps|overlapping|clash|clashes|clashing|conflict|conflicts|conflicting|colliding|collided|bump|bumps';
const leaving = 'leave|leaving|depart';
const must = 'must|should|need|needs|have|has|got|gotta|want|going|supposed';
const ends = 'end|ends|ended|ending|finish|finishes|finished|finishing|over|done|stop|stops|conclude|concludes|out';
const home = 'home|back';
const errand =
  'have|book|schedule|plan|fit|squeeze|drive|take|pick|drop|come|go|make|attend|help|watch|get|do|cover|babysit|bring|join|host|stay|meet';
/** Verbs for what people do for others, which a calendar may tell. */
const duty =
  'drive|drives|driving|drove|pick|picks|picking|picked|take|takes|taking|took|drop|drops|dropping|bring|brings|bringing|babysit|babysits|babysitting|watch|watches|watching|cook|cooks|cooking|come|comes|coming|came|visit|visits|visiting|stay|stays|staying|work|works|working|host|hosts|hosting|meet|meets|meeting|do|does|doing';
const general = 'anything|something|everything|anywhere|nothing';
const weekdays =
  'monday|mondays|tuesday|tuesdays|wednesday|wednesdays|thursday|thursdays|friday|fridays|saturday|saturdays|sunday|sundays';
const sometime =
  'time|day|days|date|dates|weeknight|weeknights|evening|evenings|morning|mornings|afternoon|afternoons|night|nights|weekend|weekends|slot|slots|hour|hours';
const place =
  'part|pub|bar|restaurant|cafe|theater|theatre|cinema|place|address|location|venue|field|gym|room|court|pitch|rink|building|stadium';
const partOfDay = 'evening|evenings|morning|mornings|afternoon|afternoons|night|nights|weeknight|weeknights';

/** Ways to ask, the first that fits a question counts. */
export const questionForms: readonly QuestionForm[] = [
  { says: 'what time|day|date|month|year is it', wants: null },
  { says: 'what day|date is|was TIME|today $', wants: null },
  { says: 'what is|was TIME date $', wants: null },
  { says: 'what is the? date $', wants: null },
  { says: 'what|which is|are|was|were * date|day|time|dates|times of|for|PERSON', wants: 'when' },
  { says: 'what|which is|are|was|were * date|day|time|dates|times TIME? $', wants: 'when' },
  { says: 'when|day|date did|was * start|begin', wants: 'when', pick: 'first' },
  { says: 'why * no +school|classes|lessons', wants: 'whether' },
  { says: 'why', wants: null },
  { says: 'how long|much time? * between', wants: 'gap' },
  { says: 'how long|much|many time|minutes|hours? do|have PERSON have|got then|from', wants: 'gap' },
  { says: 'how many minutes|hours|days|time * between', wants: 'gap' },
  { says: 'what|how is|are|big|long * gap|break between', wants: 'gap' },
  { says: `how many|much time ${be}|do|does|did|will * in|on|take|takes|last`, wants: 'how-long' },
  { says: 'how much|old|far|big|tall|heavy|cold|hot|well|to', wants: null },
  {
    says: 'how do|does|can|should|did|is|are|was|were * work|pay|get|order|register|sign|apply|play|make|feel|feeling|know',
    wants: null,
  },
  { says: 'how long|many * drive|walk|ride|commute|get to|home', wants: null },
  {
    says: `what|which ${place}|school|church|hall|pool|park ${be}|do|does|did|will|should|shall|must|can`,
    wants: 'where',
  },
  { says: 'what|which * bring|wear|pack|buy|cost|costs|pay|eat|read|watch|say|said|mean|means|called', wants: null },
  { says: '^ do|does|did * need|have to bring|wear|pack|pay|buy|sign|wash|print|know', wants: null },
  { says: 'what * for lunch|dinner|breakfast|homework|supper|snack', wants: null },

  { says: collide, wants: 'collisions' },
  { says: 'double-booked|doublebooked', wants: 'collisions' },
  { says: 'double booked', wants: 'collisions' },
  { says: 'same time|hour', wants: 'collisions' },
  { says: 'same day|night|evening|afternoon|morning|weekend as', wants: 'collisions', sameDay: true },
  { says: 'in two places', wants: 'collisions' },
  { says: 'at once $', wants: 'collisions' },

  { says: `when|time * PERSON ${be}|get|gets off work|TIME`, wants: 'until', impliedEvent: 'work' },
  { says: `when|time * PERSON ${be}|get|gets off $`, wants: 'until', impliedEvent: 'work' },
  {
    says: `when|time|early|soon|late|latest * do|does|did|must|should|shall|will|can|${must} PERSON ${must}? to? ${leaving} work|home|house?`,
    wants: 'leave',
  },
  {
    says: `when|time|early|soon|late|latest * do|does|did|must|should|shall|will|can|${must} PERSON ${must}? to? head|set|get|go|be|start off|out|going door? !of`,
    wants: 'leave',
  },
  { says: `when|time|early|soon|late|latest * PERSON ${must}|will|can|${be} to? ${leaving}`, wants: 'leave' },
  { says: `when|time|early|soon to ${leaving}`, wants: 'leave' },
  { says: `when|time to head|set|get off|out|going`, wants: 'leave' },
  { says: `^ ${leaving} when|what|for`, wants: 'leave' },
  { says: 'when|time * in|into car|van', wants: 'leave' },
  { says: 'when|time * setting|heading off|out', wants: 'leave' },

  {
    says: 'how long|many more? hours|days|weeks|months|sleeps|nights? left|more? until|till|before',
    wants: 'when',
    pick: 'next',
  },
  { says: 'how long|soon PERSON|be|is? until|till|before', wants: 'when', pick: 'next' },
  { says: `how many hours|minutes * ${be}|do|does|did|will * take|last|takes|lasts`, wants: 'how-long' },
  { says: 'how many nights * away|gone|out', wants: 'how-long' },
  { says: 'how many nights', wants: 'how-long' },
  { says: 'how many night PERSON|is|are|does|do|will|he|she|they', wants: 'how-long' },
  { says: `how many hours|minutes|days|weeks ${be}|do|does|will`, wants: 'how-long' },
  { says: 'how many hours|minutes', wants: 'how-long' },
  { says: 'how long * stay|stays|staying|visit|visiting|gone|here|there', wants: 'how-long' },
  { says: 'how long', wants: 'how-long' },
  { says: 'length|duration of', wants: 'how-long' },
  { says: 'how late', wants: 'until' },
  { says: 'how early do|does|did|will|must PERSON start|begin', wants: 'when' },
  { says: 'until when|what|which', wants: 'until' },
  { says: 'how often', wants: 'how-often' },
  { says: 'how many * coming|come|comes to', wants: null },
  { says: 'how many * invited|attending|expected', wants: null },
  { says: 'how many PERSON', wants: 'who' },
  { says: `how many free|open ${sometime}?`, wants: 'free-times' },
  { says: 'how many', wants: 'how-many' },
  { says: 'count of', wants: 'how-many' },

  { says: `which of * ${sometime} * nothing|free|available|not|clear`, wants: 'free-times' },
  { says: 'which of TIME * nothing|free|available|not|clear', wants: 'free-times' },
  { says: `when ${be} * free|available|home ${sometime}?`, wants: 'free-times' },
  { says: 'when can|could|will|would * free|available', wants: 'free-times' },
  { says: `when ${be} PERSON not busy`, wants: 'free-times' },
  { says: `when do|does|did|will|would PERSON all? have|get any? time`, wants: 'free-times' },
  { says: 'by when|what', wants: 'when' },
  // The calendar tells the start, not when to be there.
  { says: `when|time * ${must} to? be at|in|there|ready`, wants: 'when', loose: true },
  { says: 'when|time * pick|collect|fetch up? * from', wants: 'until', loose: true },
  { says: 'when|time * pick|collect|fetch PERSON', wants: 'until', loose: true },
  { says: 'when|time * get|gets|let|lets|is out of', wants: 'until' },
  { says: 'when|time * let|lets|letting out', wants: 'until' },

  { says: 'when|time * wrap|wraps|wrapping up', wants: 'until' },
  { says: 'when|time * +flight|plane|train|bus|ferry get|gets in', wants: 'until' },
  { says: 'when can|could PERSON', wants: 'free-times', loose: true },
  { says: `what|which|any ${sometime}|${weekdays} * free|available|open`, wants: 'free-times' },
  { says: `what|which|any ${sometime}|${weekdays} * work|works best|for`, wants: 'free-times' },
  { says: `what|which|any ${sometime}|${weekdays} works`, wants: 'free-times' },
  { says: `what|which weekday? ${sometime} * PERSON have|has|got time|nothing`, wants: 'free-times' },
  { says: `what|which weekday? ${partOfDay} * ${be} PERSON not|home|free|available`, wants: 'free-times' },
  { says: `what|which weekday? ${partOfDay} * ${be} PERSON out|busy|away|gone`, wants: 'list' },
  { says: `free|open ${sometime}`, wants: 'free-times' },

  { says: `start|starts|begin|begins * ${ends}`, wants: 'when' },
  { says: 'when|time|day * back at|to|in +school|work', wants: 'when', pick: 'first' },
  { says: 'when|time|day * come|comes|coming|came|go|going|move|sleep|stay over|out|back', wants: 'when' },
  { says: `when|time|day ${be}|do|does|did|will|can * ${ends} !of`, wants: 'until' },
  { says: `when|time|day ${be}|do|does|did|will|can * ${home}`, wants: 'until' },
  { says: `when|time * ${ends} !of`, wants: 'until' },
  { says: 'what|which window|slot', wants: 'when' },
  { says: 'when|time * land|lands|landing|touch|touches down?', wants: 'until', impliedEvent: 'flight' },
  { says: 'when|time do|does|did|will PERSON arrive in', wants: 'until' },
  { says: 'when|time * +flight|plane|train|bus|ferry * arrive|arrives', wants: 'until' },
  { says: `do|does|did|will|is|are * ${ends} early|late|earlier|later|before|after|by|at|TIME`, wants: 'until' },
  { says: 'end|ending|finish time', wants: 'until' },
  {
    says: `what|which days|nights|mornings|evenings ${be} PERSON on? TIME? $`,
    wants: 'when',
    pick: 'all',
    impliedEvent: 'work',
  },
  { says: 'what|which days|dates|times|evenings|mornings|afternoons|weekends|nights', wants: 'when', pick: 'all' },
  { says: `what|which ${weekdays}`, wants: 'when' },
  { says: `what|which ${sometime} of? week?`, wants: 'when' },
  { says: `${sometime} ${be}|do|does|did|will`, wants: 'when' },
  { says: 'when', wants: 'when' },
  { says: `where|whereabouts`, wants: 'where' },
  { says: `what is|are|was|were * ${place}`, wants: 'where' },

  { says: `what|which|whose * ${change}`, wants: 'changes' },
  { says: `${be}|${have}|do|did|does|will|any|anything|something|PERSON * ${change}`, wants: 'changes' },
  { says: `what|anything is? new|different`, wants: 'changes' },
  { says: `${change} $`, wants: 'changes' },
  { says: `${change} TIME $`, wants: 'changes' },
  { says: 'changes|change to|in|for|about', wants: 'changes' },

  { says: `who ${be} not busy`, wants: 'who-is-free' },
  { says: 'who * first|last', wants: 'who', loose: true },
  { says: `who ${be} not free|available`, wants: 'who' },
  { says: 'who|which * busy', wants: 'who' },
  { says: 'who|which * free|available', wants: 'who-is-free' },
  { says: `who ${be} at? home`, wants: 'who-is-free' },
  { says: `who ${have} time`, wants: 'who-is-free' },
  { says: `who TIME? ${have}`, wants: 'who' },
  { says: `who in|of|from PERSON|family|house|household TIME? ${have}`, wants: 'who' },
  { says: `whose turn ${be} it? TIME? to?`, wants: 'who' },
  { says: `which kid|child|parent|person|one ${have}`, wants: 'who' },
  { says: `which of * ${have}`, wants: 'who' },
  { says: 'who can|could watch|babysit|mind|drive|pick|drop|collect', wants: 'who-is-free', loose: true, adults: true },
  { says: 'who can|could|will take|bring|get PERSON', wants: 'who-is-free', loose: true, adults: true },
  { says: `who can|could ${errand}`, wants: 'who-is-free', loose: true },
  {
    says: `who|which kid|child|children|parent|person|one|of * ${have}|goes|going|plays|playing|attends|attending|at|in|on`,
    wants: 'who',
  },
  { says: 'who is? gets|getting PERSON', wants: 'who' },
  { says: `who ${be} * TIME`, wants: 'who' },
  { says: `who +${duty} * TIME`, wants: 'who' },
  { says: `TIME who ${be}? +${duty}`, wants: 'who' },
  { says: 'whose', wants: 'who' },
  { says: 'which PERSON', wants: 'who' },
  { says: `who ${have}|goes|going|plays|playing|attends|attending|busy`, wants: 'who' },
  { says: 'who', wants: null },

  { says: 'what|which|anything|something * miss|missing', wants: 'list' },
  { says: `can|could|will|would PERSON still? make it? to|for`, wants: 'attend' },
  { says: 'can|could|will|would|should PERSON still? come|attend|be to|at|for', wants: 'attend' },
  { says: 'will|would|is|are PERSON be? here|there|home|back|around for|during|when', wants: 'attend' },
  { says: `${be}|will|would|do|does|did PERSON going? to? miss|missing|missed`, wants: 'attend', isMissed: true },
  { says: `PERSON ${be}|will|would going? to? be? miss|missing`, wants: 'attend', isMissed: true },

  { says: `${be} * PERSON * free|busy|available`, wants: 'free' },
  { says: `${can}|would PERSON be|${have} free|time|available|home`, wants: 'free' },
  { says: `do|does|did PERSON ${have} any? time`, wants: 'free' },
  { says: `${have} PERSON ${have}? any? time`, wants: 'free' },
  { says: 'should|shall PERSON take|bring|drive|send|go PERSON? to? *', wants: 'whether', loose: true },
  { says: `can|could PERSON ${errand} * TIME`, wants: 'free', onePerson: true, loose: true },
  { says: `${be} PERSON home|around|there * TIME`, wants: 'free', loose: true },
  { says: `${be} there any? time`, wants: 'free' },
  { says: 'PERSON free|available when', wants: 'free-times' },
  { says: `PERSON ${be}? TIME? free|busy|available`, wants: 'free' },
  { says: 'TIME PERSON free|busy|available', wants: 'free' },
  { says: 'find|any|a free|open', wants: 'free-times' },
  { says: `${be} TIME still? free|busy|open`, wants: 'free' },
  { says: 'do|does|would|will|is|can TIME work|good|fine|ok|okay|possible for? PERSON', wants: 'free' },
  { says: '^ free|busy|available', wants: 'free' },
  { says: 'free|busy|available $', wants: 'free' },

  { says: `who ${be} * next`, wants: 'who', pick: 'next' },
  { says: `anything|who ${be} next`, wants: 'list', pick: 'next' },
  { says: `what ${be} next`, wants: 'list', pick: 'next' },
  { says: `what * PERSON ${have}|doing|do next`, wants: 'list', pick: 'next' },
  { says: `what|which * PERSON ${have}? next`, wants: 'list', pick: 'next' },
  { says: '^ next up?', wants: 'list', pick: 'next' },
  {
    says: `what|which * do|does|did|${have}|will|would PERSON ${have}|do|doing|attend|go|planned|on`,
    wants: 'list',
  },
  { says: `what ${be} PERSON up|doing|having|going|supposed|in|playing|attending`, wants: 'list' },
  { says: `what ${have} PERSON`, wants: 'list' },
  { says: `what do|does|did * ${have} on|TIME`, wants: 'list' },
  { says: `what PERSON ${have} ${have}? on?`, wants: 'list' },
  { says: `what|which * PERSON ${have} TIME|$`, wants: 'list' },
  { says: `what|whats|how ${be}|does|do|did|about * look|looks|looking|like like?`, wants: 'list' },
  { says: `what|which * ${be} * on|happening|planned|scheduled|going|coming|up|there|ahead`, wants: 'list' },
  { says: `what|how about? ${be}? on|for? TIME`, wants: 'list', loose: true },
  { says: `what ${be} * schedule|agenda|calendar|plan|plans|program|programme|itinerary|lineup`, wants: 'list' },
  { says: `what|which * ${be} TIME`, wants: 'list' },
  { says: `what ${be}|${have} PERSON? put|written|noted|marked|entered|jotted down? for|on|in|TIME`, wants: 'list' },
  { says: `what ${be} at|in`, wants: 'list', loose: true },
  { says: `what * TIME PERSON ${have}`, wants: 'list' },
  { says: `what ${be} left|remaining`, wants: 'list' },
  { says: `what ${be} PERSON? next|first|last|earliest|latest`, wants: 'list' },
  { says: 'what are|were PERSON', wants: 'list' },
  { says: 'what|how about PERSON', wants: 'list' },
  { says: 'busy TIME|week|day|weekend', wants: 'list' },
  { says: `what|which ${be} PERSON? first|last|latest|next thing|event|appointment|entry|activity`, wants: 'list' },
  { says: 'what|which are|were * TIME', wants: 'list' },
  { says: `what comes|come|happens|happened`, wants: 'list' },
  { says: 'schedule|agenda|plans|calendar', wants: 'list' },
  { says: 'how busy', wants: 'list' },
  { says: general, wants: 'list' },

  { says: `what ${be} PERSON * TIME`, wants: 'list' },
  { says: 'what|how about', wants: 'whether' },
  { says: `what|which color|colour? +bin|bins ${be}|do|does|goes|go`, wants: 'list', loose: true },
  { says: 'what|which|how|who', wants: null },

  { says: '^ whole? TIME PERSON|of? it? $', wants: 'list' },
  { says: '^ PERSON TIME of? it? $', wants: 'list' },

  { says: `${be}|will|would there`, wants: 'whether' },
  { says: '^ there is no|not', wants: 'whether' },
  { says: `do|does|did PERSON still? ${have}|need|go|attend|play`, wants: 'whether' },
  { says: `${have} PERSON ${have}? !been`, wants: 'whether' },
  { says: `PERSON ${have}`, wants: 'whether' },
  { says: `will|would PERSON ${have}|be|go`, wants: 'whether' },
  { says: `${be} PERSON at|in|going|having|playing|attending|supposed`, wants: 'whether' },
  { says: `^ and? so? ${be}|will|do|does|did * TIME`, wants: 'whether' },
  { says: `${be}|will * still? on|happening|scheduled|planned $`, wants: 'whether' },
  { says: 'do|does|did|has|will * come|coming|happen|happening|take', wants: 'whether' },
  { says: `${be} * coming`, wants: 'whether' },
  { says: `TIME ${be}`, wants: 'whether' },
  { says: 'any', wants: 'whether' },
  { says: `^ ${be} * at|in`, wants: 'whether' },
  { says: 'what|which|how|is|are|was|were|do|does|did|can|could|should|will|would|may|must', wants: null },
];

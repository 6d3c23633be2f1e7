import { pattern } from '../letter/word-table.ts';

const honorific =
  '(?:Mr|Mrs|Ms|Mx|Miss|Dr|Prof|Coach|Principal|Rev|Pastor|Father|Sister|Nurse|Officer|Director|Señora?|Rabbi|Captain|Sgt)\\.?';
const word = "\\p{Lu}[\\p{L}’'-]{1,20}";
export const emails = /(?<![\w.+-])[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,6}[a-z]{2,24}\b/giu;
export const phones =
  /(?<![\w$€£.,#/-])(?:\+\d{1,3}[ .-]?|1[ .-])?(?:\(\d{2,5}\)[ .-]?|\d{3,5}[ .-])?\d{3,4}[ .-]\d{3,6}(?![\w/%]|[-.]\d)(?:,? ?(?:ext\.?|extension|x) ?\d{1,6}\b)?/giu;
export const phoneWords =
  /\b(?:call|phone|tel(?:ephone)?|text|mobile|cell|ph|voicemail|reach|contact|fax|at|dial|number|hotline|line)\b/i;
/** Numbers that nobody can call. */
export const otherNumber =
  /\b(?:meeting|webinar|conference|pass(?:code|word)?|pin|iban|bic|account|acct|routing|invoice|order|policy|reference|ref|case|ticket|booking|member(?:ship)?|card|confirmation|tracking|juror|customer|claim|chart|license|serial|model|permit|form)\b\.?[ ]?(?:id|no|nos|number|num|code|nr)?\.?[\s:#]*$/i;
export const titled = new RegExp(`(?<![\\p{L}])${honorific} (?:(?:\\p{Lu}\\. )?${word})(?: ${word})?`, 'gu');
export const fullName = new RegExp(
  `^(?:${honorific} )?${word}(?: \\p{Lu}\\.)?(?: (?:de|van|von|da|del|la) ?)?(?: ${word}){1,2}(?:, ?(?:MD|DDS|RN|PhD|DMD|M\\.D\\.|R\\.N\\.|Ed\\.D\\.))?$`,
  'u',
);
export const titledName = new RegExp(`^${honorific} ${word}(?: ${word})?$`, 'u');
export const twoWords = new RegExp(`${word}(?: \\p{Lu}\\.)? ${word}`, 'gu');
export const notNames = pattern('i')`
  \b(?:
    school
    elementary
    office
    department
    street
    avenue
    road
    center
    centre
    club
    library
    team
    grade
    year
    monday
    tuesday
    wednesday
    thursday
    friday
    saturday
    sunday
    january
    february
    march
    april
    may
    june
    july
    august
    september
    october
    november
    december
    city
    town
    county
    hall
    park
    church
    clinic
    family
    families
    parents?
    students?
    questions?
    please
    thank
    thanks
    contact
    call
    phone
    email
    e-mail
    main
    front
    health
    medical
    dental
    district
    board
    committee
    association
    league
    council
    news
    newsletter
    trip
    form
    field
    the
    your
    our
    this
    for
    we
    if
    to
    science
    museum
    book
    fair
    sports?
    desk
    services?
    staff
    teachers?
    pta
    pto
    room
    dear
    best
    kind
    warm
    regards
    sincerely
    or
    and
    no
    last
    first
    new
    high
    middle
    community
    education
    art
    music
    soccer
    pediatrics?
    associates
    group
    care
    united
    states
  )\b
`;
export const streetAfter =
  /^ (?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Way|Court|Place|Square|Parkway|Highway)\b/;
export const askWord =
  /\b(?:contact|call|e-?mail|ask|reach(?: out to)?|see|text|questions? (?:to|for)|rsvp to|reply to|speak (?:to|with)|write to|notify|tell|get in touch with)\s+$/i;

import { hourWords } from '@homeroom/dates-in-text';

/** Words by which an event is cancelled. */
export const cancels =
  /\b(?:cancell?ed|cancell?ing|cancel|called off|calling off|is off(?! the )|scrapped|(?:do|does|will|is|are)(?: not|n[’']t) (?:be )?(?:meet|meeting|take place|taking place|run|running|happen|happening|held|on)|won[’']t (?:be )?(?:meet|take place|run|happen|held|on)|there(?: is|[’']s| are| will be) no (?!need|change|charge|cost|fee|rush|hurry|worry|point|limit|deadline|doubt|problem|reason|way|room|longer|more|place)\p{L})/iu;
/** Words by which an event is moved. */
export const moves =
  /\b(?:move[sd]?|moving|reschedul\w+|rearrang\w+|rebook\w*|switch(?:ed|es)?|swap(?:ped|s)? (?:to|with|days|dates|times|slots|places)|instead|no longer|will now|brought forward|bring\w* forward|(?<!\b(?:pay|payable|paid|book|booked|bookable|order|ordered|register|buy|apply|available|tickets?|sold)\b[^.;]{0,60} )online(?! (?:form|shop|store|portal|account|order|booking|payment|sign|regist|poll|survey|calendar|system|at\b))|video call|via zoom|virtual(?:ly)?|(?:is|are|be) now|now (?:at|on|starts?|begins?)|can(?:not|[’']?t) (?:do|make|come|manage)\b[^.!?]*?\b(?:will|can|could) (?:come|do|make|be)|postponed?|pushed (?:back|to)|(?:bump|push|slid|scoot|flip|nudg)\w*\b[^.!?]{1,50}? to (?=\d|half|noon|\p{Lu}\p{L}+day)|not (?:on )?(?:the )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:hours?|minutes?|mins?) (?:earlier|later)|shift(?:ed|s)?|(?:have|put|got|booked) you (?:down|in) for|rather than (?:at |on )?(?:\d|\p{L}+day)|new (?:time|date|day|start|kick-?off|appointment|slot)|chang(?:e|ed|es|ing) (?:to|of|the (?:time|date|day))|not (?:at )?\d{1,2}(?::\d\d)?(?![\d-]| ?(?:years|children|kids|people|minutes)))\b/iu;
/** A sentence that gives the new time rather than the old. */
export const gives =
  /\b(?:instead|will now|new (?:time|date|day|start|kick-?off|appointment|slot)|(?:move[sd]?|moving|reschedul\w+|rearrang\w+|rebook\w*|switch(?:ed|es)?|swap(?:ped|s)?|brought forward|push(?:ed)?|bump(?:ed)?|slid\w*|scoot\w*|flip\w*|nudg\w*|shift(?:ed|s)?|changed?|changes|postponed?)\b[^.,;:]{0,40}? (?:to|until)|,? (?:and )?not (?:on )?(?:the )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|rather than (?:at |on )?(?:\d|\p{L}+day)|(?:starts?|begins?|is|are) (?:at |from )?[^.]*\d[^.]*, not (?:at )?\d{1,2}|(?:have|put|got|booked) you (?:down|in) for|\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?)?,? (?:and )?not (?:at )?\d{1,2}|(?:hours?|minutes?|mins?) (?:earlier|later),? at|(?:is|are|be) now|now (?:at|on|is|starts?|begins?)|can(?:not|[’']?t) (?:do|make|come|manage)\b[^.!?]*?\b(?:will|can|could) (?:come|do|make|be))\b/iu;
/** A weekday that is no longer meant. */
export const givenUp =
  /\b(?:not(?: on)?|instead of|rather than|from) (?:the )?(?<weekday>(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/u;
/** Words before a day that is no longer meant. */
export const oldDay =
  /\b(?:from|instead of|rather than|not(?: on)?|of|on the afternoon of|on the morning of)\s(?:the\s|our\s|original(?:ly)?\s)*$/i;
/** Words before a time that is no longer meant. */
export const oldTime = /\b(?:from|instead of|rather than|not(?: at)?)\s(?:the\s|our\s|original(?:ly)?\s|at\s)*$/i;
/** A time that is no longer meant, with its hour and minutes. */
export const replacedTime = new RegExp(
  String.raw`\b(?:instead of|rather than|(?:and )?not(?: at| until)?) (?<half>half (?:past )?)?(?<hour>\d{1,2}|${hourWords.join('|')})(?:[:.](?<minutes>\d\d))?\b(?![/-])`,
  'iu',
);
/** Between a new time and the old one. */
export const ratherThan = /,? (?:and )?not (?:at )?\d/i;
/** Words before a time that cannot be kept: "We can't be with you between 8 and 10". */
export const denied = /\b(?:can(?:not|[’']t)|won[’']t|unable)\b[^.;,]{0,40}$/i;
/** A sentence that tells the half of the day in which its times are. */
export const isClear = /\d ?[ap]\.?m\b|\b0\d[:.]\d\d|\b(?:noon|midnight)\b/i;
/** "Bookings open on Monday at 8 pm", "the hire is £32, due on 31 October" */
export const ofBooking =
  /[£$€]\s?\d[^;]*\b(?:due|payable|pay|paid)\b|\b(?:bookings?|registrations?|sign-?ups?|orders?|tickets?)\b[^.;]*\b(?:opens?|closes?)\b/i;
/** Subject of a mail whose dates are new ones. */
export const movesAll = /\bnew (?:date|day|time|start|kick-?off|tip-?off)\b/i;
/** A sentence that gives a new place. */
export const givesPlace =
  /\b(?:online|video call|via zoom|virtual(?:ly)?)\b|\b(?:will now|instead|no longer|(?:is|are|be) now|now (?:at|in)|moved?|moves|moving|chang\w+|relocat\w+|different|new|another)\b[^.!?]*\b(?:venue|location|place|room|gym|gymnasium|field|pitch|court|rink|pool|hall|auditorium|cafeteria|library|church|park|school|studio|arena|stadium|building|campus|center|centre|theater|theatre|classroom|lab|lobby|entrance|gate|platform|terminal|house)\b|\b(?:at|in|to) (?:the )?(?!\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\b| instead| on\b|,)|(?:be|go|do|get|have|come|make|take|say|tell|bring|pick|see|let|move|start|meet|play|run)\b)[\p{Lu}\p{N}][^.!?]*\binstead\b|\binstead of (?:at|in) \p{L}|\b(?:venue|location|place|room|field|pitch) (?:is|has|was|will)\b[^.!?]*\b(?:chang|mov|now)\w*|\bmoved? (?:over )?(?:from [^.!?]* )?(?:in)?to (?:the |our )?(?!\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next|this|january|february|march|april|may|june|july|august|september|october|november|december)\p{L}/iu;
/** A sentence that says where an event is. */
export const held =
  /\b(?:held|take place|takes place|taking place|meet|meeting|play|playing|gather|be (?:given|played|performed|hosted))\b[^.!?]*? (?:at|in) (?:the )?(?:\p{Lu}|(?:gym|hall|auditorium|cafeteria|library|church|park|pool|studio|theater|theatre|classroom|lobby|room|field)\b)/u;
/** "8.40", but not "3.12", which may be a date or a price. */
export const clockWithDot =
  /(?<=\b(?:at|to|from|until|till|by|of|for|and|now|than) )([01]?\d|2[0-3])\.(00|1[3-9]|[2-5]\d)\b(?![.\d])/gi;

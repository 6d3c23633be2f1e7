import { pattern, wordTable } from '../letter/word-table.ts';

const name = `(?:[\\p{Lu}\\d][\\p{L}\\d’'.&-]{0,24} (?:(?:of|the|and|for|at|de|&) )?){0,5}`;
export const placeField =
  /^(?:where|location|locations|place|venue|meeting (?:point|place)|meet at|held at|pick-?up (?:at|location|point)|drop-?off (?:at|location|point)|field|room|address|site)$/i;
const streetEnd = wordTable`
  Street
  St
  Avenue
  Ave
  Road
  Rd
  Lane
  Ln
  Drive
  Dr
  Boulevard
  Blvd
  Way
  Court
  Ct
  Place
  Pl
  Square
  Sq
  Parkway
  Pkwy
  Highway
  Hwy
  Terrace
  Circle
  Crescent
  Trail
  Row
`;
export const street = pattern('gu')`
  (?<![\d$€£#.,/-])\d{1,5}(?:[/-]\d{1,4})?[A-Za-z]? (?:(?:N|S|E|W|North|South|East|West)\.? )?(?:[\p{Lu}\d][\p{L}\d’'.-]{0,20} ){1,4}(?:${streetEnd})\b\.?(?:,? (?:Suite|Ste|Unit|Apt|Room|#) ?[\w-]{1,6})?(?:, (?:[\p{Lu}][\p{L}’'.-]{1,20} ?){1,3})?(?:,? \p{Lu}{2}(?: \d{5}(?:-\d{4})?)?\b)?
`;
const kinds = wordTable`
  Museum
  Park
  School
  Elementary
  Gym
  Gymnasium
  Library
  Auditorium
  Cafeteria
  Stadium
  Center
  Centre
  Church
  Hall
  Theater
  Theatre
  Zoo
  Farm
  Pool
  Clinic
  Hospital
  Playground
  Rink
  Arena
  Aquarium
  Gardens?
  University
  College
  Academy
  Studio
  Planetarium
  Pavilion
  Commons
  Fairgrounds?
  Campground
  Beach
  Lake
  Court
  Courts
  Field
  Fields
  Complex
  Office
  Station
  Temple
  Synagogue
  Mosque
  Cathedral
  Chapel
  Club
  House
  Lodge
  Inn
  Hotel
  Café
  Cafe
  Restaurant
  Market
  Mall
  Plaza
  Observatory
  Nature Preserve
  Preserve
  Reserve
  Orchard
  Ranch
  Camp
  Dome
  Barn
  Bakery
  Armory
  Courthouse
  Ballpark
  Square
  Lanes
  Lot
  Boathouse
  Courtyard
  Foyer
  Lobby
  Track
  Capitol
  Gallery
  Cafetorium
  Multipurpose Room
  Media Center
  Aquadome
  Creamery
  Mill
  Annex
  Pier
  Marina
  Shelter
`;
export const visited = pattern('gu')`
  (?:
    \b[ap]\.?m\.?,?
    \b(?:
      at
      in
      to
      visit
      visits
      visiting
      tour
      explore
      inside
      outside
      near
      behind
      from
    )
  ) (?:the |our )?((?:${name}(?:${kinds})(?: (?:of|at|for) (?:the )?(?:\p{Lu}[\p{L}’'-]{1,20} ?){1,3})?)(?! (?:Board|District|Council|Members?|Families|Parents|Students|Fair|Day|Night|Week|Trip|Lunch|Bus|Year|Office Hours))(?:,? (?:Room|Field|Gate|Hall|Court|Building) [\dA-Z]{1,4})?)(?![\p{L}\d])
`;
const aloneKinds = wordTable`
  Museum
  Park
  Library
  Gym
  Gymnasium
  Auditorium
  Cafeteria
  Stadium
  Center
  Centre
  Church
  Hall
  Theater
  Theatre
  Zoo
  Farm
  Pool
  Rink
  Arena
  Pavilion
  Fairgrounds?
  Playground
  Temple
  Synagogue
  Mosque
`;
export const aloneLine = new RegExp(
  `^(?!From |The |Our )(?:[\\p{Lu}\\d][\\p{L}\\d’'.&-]{0,24} (?:(?:of|the|and|&) )?){1,5}(?:${aloneKinds}),?(?: (?:Room|Hall|Field|Gate) [\\dA-Z]{1,4})?$`,
  'u',
);
export const indoors = pattern('giu')`
  \b(?:at|in) (?:the |our )(
    (?:
      (?:
        school
        main
        upper
        lower
        new
        old
        big
        small
        middle school
        high school
        elementary
        church
        town
        community
        east
        west
        north
        south
      )[ ]
    )?(?:
      gym(?:nasium)?
      library
      auditorium
      cafeteria
      cafetorium
      boat ramp
      multipurpose room
      (?:music|band|choir|art|story|reading|dining|meeting|conference|community|break|gym) room
      health office
      main office
      front office
      nurse[’']s office
      media center
      art room
      playground
      lunchroom
      courtyard
      fellowship hall
      parish hall
      town hall
      community center
      city hall
      science lab
      computer lab
      (?:front|back) lawn
      (?:back|soccer|football) field
      (?:bus loop|gym lobby|stage(?= |[.,;]|$))
      (?:fire (?:hall|station)|post office|roof terrace)
      pool
      lobby
      foyer
      theater
    )
  )\b
`;
export const room =
  /\b(?:in|at|to|on(?= Field)) ((?:[Rr]oom|Classroom|Building|Gate|Field|Court) (?:\d{1,4}[A-Z]?|[A-Z]\d{0,3}))\b/gu;
export const notThere = pattern('i')`
  \b(?:
    return(?:ed)?
    send
    sent
    bring
    deliver
    submit(?:ted)?
    hand(?:ed)? in
    turn(?:ed)? in
    call
    contact
    checks? (?:made )?(?:out |payable )?
    donat\w+
    money
    form
    slip
    absent
    enrolled
    transfer\w*
    welcome back
    back
  )\b[^.!?]{0,60}$
`;
/** Cell of a table that is a place alone. */
export const placeCell = new RegExp(
  `^(?:${name}(?:${kinds})|Gym|Gymnasium|Library|Auditorium|Cafeteria|(?:Field|Room)(?= ))(?: (?:[A-Z]|\\d{1,3}))?$`,
  'u',
);
/** Head of a column whose cells are places. */
export const placeColumn = /^(?:where|location|place|venue|field|site|court|rink)$/i;
const rooms = '(?:Room|Classroom|Studio|Hall|Gate|Field|Court|Rink|Lot|Gym|Building)';
const indoor =
  '(?:(?:gym|gymnasium|library|auditorium|cafeteria|cafetorium|playground|lunchroom|courtyard|lobby|foyer|chapel|garden|stadium|flagpole|clubhouse|boat ramp|bus loop|parking lot|stage|roof terrace)|gym lobby|pump house|fire (?:hall|station)|(?:parish|town|social|fellowship|church) hall|(?:computer|science) lab|(?:main|front|health|school) office|media center|(?!(?:any|breathing|enough|extra|head|leg|limited|living|make|more|much|no|some|standing) )\\p{Ll}{3,14} room|(?:back|upper|lower|soccer|ball|baseball) field|(?:back|front) lawn)';
/** Part of a sentence that is a place and nothing else, or how to be there as well: "library and on video". */
export const placeAlone = new RegExp(
  `^(?!.*\\b(?:Grade|Office)\\b)(?<place>(?:(?:the|our|your|in|at|on the|in the|at the) )?(?:(?=\\p{Lu})${name}(?:${kinds})(?: (?:[A-Z]|\\d{1,3}))?(?: (?:lobby|entrance|lawn))?|(?:(?:school|main|small|big|upper|lower) )?${indoor}(?: and (?:the )?${indoor})?))(?: and \\p{Ll}[\\p{Ll} ]{2,16})?$`,
  'u',
);
export const roomAlone = new RegExp(`^(?:in )?${rooms} (?:\\d{1,3}[A-Z]?|[A-Z]\\d{0,2})$`, 'u');
export const placeBehindTime =
  /(?:\d ?[ap]\.? ?m\b\.?|\d:\d\d|\bnoon),? (?:at|in) (?:the|our) (?!morning|afternoon|evening|rain|door|latest|same|room\b)((?:[\p{L}’'-]{3,20} ){0,3}[\p{L}’'-]{3,20})(?=[.,;)]|$)/gu;
/** City before the code of its airport: "Springfield (SPF)". */
export const airport = /(?<![\p{L}\p{N}])((?:\p{Lu}\p{Ll}[\p{L}’'.-]{0,20} ){1,3})\([A-Z]{3}\)/gu;
/** Line of a letterhead or of a foot: an address with a number or link to reach somebody. */
export const reachLine = /@|https?:|\b(?:tel|fax|phone)\b|\d{3}[-. ]\d{4}|\s·\s/i;
/** "Camp Halloran", "Fort Alder": the kind comes first. */
export const kindFirst =
  /\b(?:at|to|in|visit) ((?:Camp|Fort|Lake|Mount|Hotel|Villa|Casa|Café|Restaurante) (?:(?:de|of|la|el|los|las) ){0,2}\p{Lu}[\p{L}’'-]{2,20}(?: \p{Lu}[\p{L}’'-]{2,20}){0,2})/gu;
/** Word for a street in front of its number: "Lindenplatz 3", "Dorfstrasse 8". */
export const foreignStreet =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}-]{2,20}(?:stra(?:ß|ss)e|str\.|platz|weg|gasse|allee|ufer) \d{1,4}[a-z]?(?![\p{L}\p{N}])/gu;
export const people = /\b(?:Dr|Dra|Mr|Mrs|Ms|Mx)\./;
/** Somebody comes to the family. */
export const atHome = /\b(?:at|to|in) your (?:address|home|house|door|apartment)\b/i;

import { calendarText, event } from './event-text.ts';

const zone = 'America/Detroit';
const central = 'America/Chicago';
const loft = 'Barn loft';
const gym = 'Gwinn gym';

const farm = [
  event('truck', 'Milk truck', '2028-09-01T07:30', '08:00', { at: 'Home', rule: 'FREQ=DAILY;INTERVAL=2' }),
  event('truck', 'Milk truck', '2028-10-10T09:00', '09:30', { at: 'Home', instead: '2028-10-09T07:30' }),
  event('morning', 'Morning milking: Eino', '2028-09-01T05:00', '06:45', {
    at: 'Parlor',
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  }),
  event('morning', 'Morning milking: Tuula', '2028-10-12T05:00', '06:45', {
    at: 'Parlor',
    instead: '2028-10-12T05:00',
  }),
  event('morning-weekend', 'Morning milking: Kaisa', '2028-09-02T05:00', '06:45', {
    at: 'Parlor',
    rule: 'FREQ=WEEKLY;BYDAY=SA,SU',
    except: ['2028-10-14T05:00'],
  }),
  event('morning-14', 'Morning milking: Eino', '2028-10-14T05:00', '06:45', { at: 'Parlor' }),
  event('evening-onni', 'Evening milking: Onni', '2028-09-01T17:00', '18:45', {
    at: 'Parlor',
    rule: 'FREQ=WEEKLY;BYDAY=MO,WE,FR',
  }),
  event('evening-onni', 'Evening milking: Lempi', '2028-10-13T17:00', '18:45', {
    at: 'Parlor',
    instead: '2028-10-13T17:00',
  }),
  event('evening-lempi', 'Evening milking: Lempi', '2028-09-05T17:00', '18:45', {
    at: 'Parlor',
    rule: 'FREQ=WEEKLY;BYDAY=TU,TH',
  }),
  event('evening-tuula', 'Evening milking: Tuula', '2028-09-02T17:00', '18:45', {
    at: 'Parlor',
    rule: 'FREQ=WEEKLY;BYDAY=SA,SU',
  }),
  event('greg', 'Lempi and Sulo at Greg', '2028-09-15T17:30', '2028-09-17T18:00', {
    at: "Greg's",
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR',
  }),
  event('greg', 'Lempi and Sulo at Greg', '2028-10-20T17:30', '2028-10-22T18:00', {
    at: "Greg's",
    instead: '2028-10-13T17:30',
  }),
  event('supper', 'Sulo supper with Greg', '2028-09-06T17:00', '19:30', {
    rule: 'FREQ=WEEKLY;BYDAY=WE',
    except: ['2028-10-18T17:00'],
  }),
  event('market', 'Farmers market', '2028-06-03T08:00', '12:30', {
    at: 'Marquette Commons',
    rule: 'FREQ=WEEKLY;BYDAY=SA;UNTIL=20281029T035959Z',
  }),
  event('market', 'Farmers market (indoor)', '2028-10-21T09:00', '12:30', {
    at: 'Marquette Commons, hall',
    instead: '2028-10-21T08:00',
  }),
  event('herd', 'Herd check (Dr. Salo)', '2028-09-12T10:00', '11:00', { at: 'Home', rule: 'FREQ=MONTHLY;BYDAY=2TU' }),
  event('hoof', 'Hoof trimmer', '2028-10-17T09:00', '15:00', { at: 'Home' }),
  event('buck-arrives', 'Buck arrives', '2028-10-09T11:00', '12:00', { at: 'Home' }),
  event('buck', 'Buck Veikko on loan', '2028-10-09', '2028-11-13'),
  event('chimney', 'Chimney sweep', '2028-10-06T13:00', '14:00', { at: 'Home' }),
  event('inspection', 'State dairy inspection', '2028-10-16T10:00', '12:00', { at: 'Home' }),
  event('hay', 'Hay delivery', '2028-10-07T15:00', '16:00', { at: 'Home', cancelled: true }),
  event('open-barn', 'Open barn day', '2028-10-08T11:00', '15:00', { at: 'Home' }),
  event('sulo-birthday', "Sulo's birthday", '2019-10-24', '2019-10-25', { rule: 'FREQ=YEARLY' }),
  event('eino-birthday', "Pappa Eino's birthday", '1951-11-02', '1951-11-03', { rule: 'FREQ=YEARLY' }),
  event('sulo-school', 'Sulo school', '2028-09-05T08:10', '15:15', {
    at: 'Skandia Elementary',
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20281221T045959Z',
    except: ['2028-10-13T08:10', '2028-11-23T08:10', '2028-11-24T08:10'],
  }),
  event('swim', 'Sulo swim lesson', '2028-09-18T16:30', '17:15', {
    at: 'YMCA',
    rule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=8',
    except: ['2028-10-09T16:30'],
  }),
  event('surgery', 'Cataract surgery (Eino)', '2028-10-12T07:15', '10:30', { at: 'Bell Eye Center' }),
  event('eye-check', 'Eye check (Eino)', '2028-10-13T11:00', '11:20', { at: 'Bell Eye Center' }),
  event('deer-camp', 'Deer camp (Eino)', '2028-11-14', '2028-11-20'),
  event('recycling', 'Recycling', '2028-09-06T07:00', '07:15', { rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE' }),
];

const kaisa = [
  event('make', 'Cheese make', '2028-09-01T07:00', '13:00', { at: 'Creamery', rule: 'FREQ=WEEKLY;BYDAY=TU,FR' }),
  event('make', 'Cheese make', '2028-10-13T07:00', '13:00', {
    at: 'Creamery',
    instead: '2028-10-13T07:00',
    cancelled: true,
  }),
  event('wholesale', 'Wholesale call (Chicago)', '2028-09-04T10:00', '10:30', {
    zone: central,
    rule: 'FREQ=WEEKLY;BYDAY=MO',
    except: ['2028-10-16T10:00'],
  }),
  event('court', 'Custody review', '2028-10-19T13:30', '14:30', { at: 'County Courthouse' }),
  event('haircut', 'Haircut', '2028-10-11T15:00', '15:45', { at: 'Shear Luck' }),
  event('book-group', 'Book group', '2028-09-06T19:00', '20:30', { at: 'Library', rule: 'FREQ=MONTHLY;BYDAY=1WE' }),
  event('madison-drive', 'Drive to Madison', '2028-11-07T06:00', '2028-11-07T11:40', { endZone: central }),
  event('madison', 'Cheese guild meeting, Madison', '2028-11-07', '2028-11-10'),
];

const tuula = [
  event('bus-am', 'Bus route, morning', '2028-09-05T06:20', '08:20', {
    at: 'Bus garage',
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20281221T045959Z',
    except: ['2028-10-13T06:20'],
  }),
  event('bus-pm', 'Bus route, afternoon', '2028-09-05T14:30', '16:40', {
    at: 'Bus garage',
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20281221T045959Z',
    except: ['2028-10-13T14:30'],
  }),
  event('field-trip', 'Field trip bus to Munising', '2028-10-11T09:00', '13:30', { at: 'Bus garage' }),
  event('massage', 'Massage', '2028-10-06T17:15', '18:00', { at: 'Pine & Stone' }),
  event('sauna', 'Sauna with the neighbors', '2028-09-02T19:30', '21:30', {
    at: 'Lake cabin',
    rule: 'FREQ=WEEKLY;BYDAY=SA',
    except: ['2028-10-14T19:30', '2028-10-28T19:30'],
  }),
  event('vacation', 'Vacation (Tuula)', '2028-11-18', '2028-11-27'),
];

const kids = [
  event('school', 'School (Onni and Lempi)', '2028-09-05T07:50', '14:50', {
    at: 'Gwinn High',
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20281221T045959Z',
    except: ['2028-10-13T07:50', '2028-11-23T07:50', '2028-11-24T07:50'],
  }),
  event('school', 'School (late start)', '2028-10-11T10:00', '14:50', {
    at: 'Gwinn High',
    instead: '2028-10-11T07:50',
  }),
  event('no-school', 'No school (teacher day)', '2028-10-13', '2028-10-14'),
  event('practice', 'Volleyball practice', '2028-09-06T15:15', '17:00', {
    at: gym,
    rule: 'FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20281027T035959Z',
  }),
  event('practice', 'Volleyball practice', '2028-10-09T15:15', '17:00', {
    at: gym,
    instead: '2028-10-09T15:15',
    cancelled: true,
  }),
  event('practice', 'Volleyball practice', '2028-10-11T18:00', '19:30', { at: gym, instead: '2028-10-11T15:15' }),
  event('negaunee', 'Volleyball game vs. Negaunee', '2028-10-05T18:00', '19:15', { at: gym }),
  event('ishpeming', 'Volleyball game at Ishpeming', '2028-10-10T18:00', '19:15', { at: 'Ishpeming gym' }),
  event('westwood', 'Volleyball game at Westwood', '2028-10-12T17:30', '18:45', { at: 'Westwood gym' }),
  event('escanaba', 'Volleyball tournament', '2028-10-21T08:30', '15:00', { at: 'Escanaba High' }),
  event('goat-club', '4-H goat club', '2028-09-05T18:30', '19:30', {
    at: 'Grange hall',
    rule: 'FREQ=MONTHLY;BYDAY=1TU,3TU',
  }),
  event('drivers-ed', "Lempi driver's ed", '2028-10-08T13:00', '15:00', {
    at: 'Gwinn library',
    rule: 'FREQ=WEEKLY;BYDAY=SU;COUNT=6',
    except: ['2028-10-29T13:00'],
  }),
  event('homecoming', 'Homecoming dance', '2028-10-07T19:00', '22:00', { at: gym }),
  event('sat', 'Onni SAT', '2028-10-07T07:45', '12:15', { at: 'Marquette High' }),
  event('college', 'Onni visits Michigan Tech', '2028-10-20T09:30', '15:00', { at: 'Michigan Tech, Houghton' }),
  event('feed', 'Onni: feed store', '2028-09-05T15:30', '18:30', { at: 'Skandia Feed', rule: 'FREQ=WEEKLY;BYDAY=TU' }),
  event('feed-sunday', 'Onni: feed store', '2028-09-10T10:00', '14:00', {
    at: 'Skandia Feed',
    rule: 'FREQ=WEEKLY;BYDAY=SU',
    except: ['2028-10-08T10:00', '2028-10-22T10:00'],
  }),
];

const band = [
  event('practice', 'Band practice', '2028-09-07T19:30', '21:30', { at: loft, rule: 'FREQ=WEEKLY;BYDAY=TH' }),
  event('practice', 'Band practice', '2028-10-11T20:00', '22:00', { at: loft, instead: '2028-10-12T19:30' }),
  event('practice', 'Band practice', '2028-10-26T19:30', '21:30', {
    at: loft,
    instead: '2028-10-26T19:30',
    cancelled: true,
  }),
  event('iron-drive', 'Drive to Iron Mountain', '2028-10-13T16:15', '2028-10-13T17:00', { endZone: central }),
  event('iron', 'Gig: Iron Mountain Oktoberfest', '2028-10-13T19:00', '22:00', {
    zone: central,
    at: 'Braumart Tent, Iron Mountain',
  }),
  event('iron-back', 'Drive home from Iron Mountain', '2028-10-14T09:00', '2028-10-14T11:45', {
    zone: central,
    endZone: zone,
  }),
  event('polka', 'Gig: Senior Center polka', '2028-10-18T14:00', '15:30', { at: 'Gwinn Senior Center' }),
  event('recording', 'Recording day', '2028-10-22T10:00', '16:00', { at: 'Studio Cedar' }),
  event('wedding', 'Gig: Ranta wedding', '2028-10-28T18:00', '22:30', { at: 'Ishpeming Elks Lodge' }),
  event('barn-dance', 'Gig: Halloween barn dance', '2028-10-31T18:30', '21:00', { at: 'Skandia Grange' }),
];

/** iCalendar text of the Tamminen calendars, by calendar id. */
export const tamminenCalendars: Readonly<Record<string, string>> = {
  farm: calendarText(zone, farm),
  kaisa: calendarText(zone, kaisa),
  tuula: calendarText(zone, tuula),
  kids: calendarText(zone, kids),
  band: calendarText(zone, band),
};

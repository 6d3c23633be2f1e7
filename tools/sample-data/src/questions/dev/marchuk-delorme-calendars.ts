import { calendarText, event } from './event-text.ts';
import { marchukDelormeDanylo, marchukDelormeSolene } from './marchuk-delorme-kids-calendars.ts';

const zone = 'America/Winnipeg';
const norwood = 'Norwood Community Centre';
const marchand = 'École Marchand';
const seineBend = 'Seine Bend Collegiate';
const parish = 'Holy Trinity parish hall';
const clinic = 'Riverbend Clinic';
const hall = "St. Alban's hall";
const airport = 'Winnipeg airport';
const sheets = 'Heather Park Curling Club';

const homes = [
  event('moms', "Kids at Mom's", '2030-03-01', '2030-03-08', { rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR' }),
  event('moms', "Kids at Mom's (spring break)", '2030-03-27', '2030-04-05', { instead: '2030-03-29' }),
  event('dads', "Kids at Dad's", '2030-02-22', '2030-03-01', { rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR' }),
  event('dads', "Kids at Dad's (spring break)", '2030-03-22', '2030-03-27', { instead: '2030-03-22' }),
  event('handover', 'Handover', '2030-01-11T17:00', '17:15', { at: norwood, rule: 'FREQ=WEEKLY;BYDAY=FR' }),
  event('handover', 'Handover', '2030-03-27T12:00', '12:15', { at: norwood, instead: '2030-03-29T17:00' }),
  event('garbage', 'Garbage cart out', '2030-01-03T07:00', '07:15', { rule: 'FREQ=WEEKLY;BYDAY=TH' }),
  event('recycling', 'Recycling cart out', '2030-01-03T07:00', '07:15', { rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH' }),
  event('furnace', 'Furnace tune-up', '2030-03-07T09:00', '11:00', { at: 'Home' }),
  event('vet', "Pickle's shots", '2030-03-16T09:40', '10:00', { at: 'Lamont Animal Hospital' }),
  event('minneapolis', 'Minneapolis (Rémi and the kids)', '2030-03-23', '2030-03-26'),
  event('cabin', 'Cabin at Clear Lake', '2030-03-28', '2030-04-01', { at: 'Spruce Point Cabins' }),
  event('sugar-delormes', 'Cabane à sucre with the Delormes', '2030-04-14T12:00', '15:00', { tentative: true }),
  event('odile', 'Mémère Odile staying', '2030-04-10', '2030-04-14', { tentative: true }),
  event('easter', "Ukrainian Easter at Baba's", '2030-04-28T11:00', '15:00', { at: "Baba's" }),
];

const school = [
  event('retakes', 'Picture retakes (École Marchand)', '2030-03-06', '2030-03-07'),
  event('early', 'Early dismissal (Seine Bend)', '2030-03-14T11:40', '11:55', { at: seineBend }),
  event('pd-day', 'PD day, no school (École Marchand)', '2030-03-15', '2030-03-16'),
  event('spring-break', 'Spring break', '2030-03-25', '2030-03-30'),
  event('good-friday', 'Good Friday, no school', '2030-04-19', '2030-04-20'),
  event('conf-luc', 'Parent-teacher conference (Luc)', '2030-03-14T17:20', '17:35', { at: marchand }),
  event('conf-solene', 'Parent-teacher conference (Solène)', '2030-03-14T18:00', '18:15', { at: marchand }),
  event('conf-danylo', 'Parent-teacher conference (Danylo)', '2030-03-21T16:45', '17:00', { at: seineBend }),
];

const luc = [
  event('speech', 'Speech therapy (Luc)', '2030-01-10T15:45', '16:15', {
    at: clinic,
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH;UNTIL=20300627T235959Z',
  }),
  event('speech', 'Speech therapy (Luc)', '2030-03-08T08:30', '09:00', { at: clinic, instead: '2030-03-07T15:45' }),
  event('gymnastics', 'Gymnastics (Luc)', '2030-01-09T16:30', '17:30', {
    at: 'Cartwheel Gym',
    rule: 'FREQ=WEEKLY;BYDAY=WE;COUNT=14',
    except: ['2030-03-27T16:30'],
  }),
  event('gymnastics', 'Gymnastics (Luc)', '2030-03-13T16:30', '17:30', {
    at: 'Cartwheel Gym',
    instead: '2030-03-13T16:30',
    cancelled: true,
  }),
  event('beavers', 'Beavers (Luc)', '2029-09-10T18:15', '19:15', {
    at: hall,
    rule: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20300610T235959Z',
    except: ['2029-12-24T18:15', '2029-12-31T18:15', '2030-02-18T18:15', '2030-03-25T18:15', '2030-04-22T18:15'],
  }),
  event('beavers', 'Beavers: sugar bush outing', '2030-03-16T13:00', '15:30', {
    at: 'Ferme Gagnon',
    instead: '2030-03-18T18:15',
  }),
  event('mateo', 'Mateo turns 8: party', '2030-03-09T14:00', '16:00', { at: 'Bounce Barn' }),
  event('luc-birthday', "Luc's birthday", '2022-03-19', '2022-03-20', { rule: 'FREQ=YEARLY' }),
  event('luc-party', "Luc's birthday party", '2030-03-17T13:30', '15:30', { at: 'Dakota Lanes' }),
];

const baba = [
  event('pickup', 'Baba picks up Luc', '2030-01-08T15:20', '17:30', {
    at: marchand,
    rule: 'FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20300627T235959Z',
    except: ['2030-03-26T15:20', '2030-03-28T15:20'],
  }),
  event('pickup', 'Baba picks up Luc', '2030-03-12T15:20', '17:30', {
    at: marchand,
    instead: '2030-03-12T15:20',
    cancelled: true,
  }),
  event('pickup', 'Baba picks up Luc', '2030-04-03T15:20', '17:30', { at: marchand, instead: '2030-04-02T15:20' }),
  event('pyrohy', 'Pyrohy bee (Baba)', '2030-01-08T09:00', '13:00', {
    at: parish,
    rule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20300423T235959Z',
    except: ['2030-03-26T09:00'],
  }),
  event('aquafit', 'Aquafit (Baba)', '2030-01-07T10:00', '10:45', {
    at: 'Windmill Pool',
    rule: 'FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20300529T235959Z',
    except: ['2030-03-25T10:00', '2030-03-27T10:00'],
  }),
  event('aquafit', 'Aquafit (Baba)', '2030-03-13T10:00', '10:45', {
    at: 'Windmill Pool',
    instead: '2030-03-13T10:00',
    cancelled: true,
  }),
  event('eye-clinic', 'Eye clinic (Baba)', '2030-03-12T10:20', '11:30', { at: 'Assiniboine Eye Centre' }),
  event('cataract', 'Cataract surgery (Baba)', '2030-04-02T07:45', '11:00', { at: 'Assiniboine Eye Centre' }),
  event('baba-birthday', "Baba's birthday", '1956-04-07', '1956-04-08', { rule: 'FREQ=YEARLY' }),
  event('baba-dinner', "Baba's birthday dinner", '2030-04-06T18:00', '21:00', { at: "Baba's" }),
];

const emergency = 'Red River General, Emergency';

const oksana = [
  event('night-26', 'Night shift', '2030-02-26T19:15', '2030-02-27T07:30', { at: emergency }),
  event('day-2', 'Day shift', '2030-03-02T07:15', '19:30', { at: emergency }),
  event('day-6', 'Day shift', '2030-03-06T07:15', '19:30', { at: emergency }),
  event('night-8', 'Night shift', '2030-03-08T19:15', '2030-03-09T07:30', { at: emergency }),
  event('night-9', 'Night shift', '2030-03-09T19:15', '2030-03-10T07:30', { at: emergency }),
  event('night-12', 'Night shift', '2030-03-12T19:15', '2030-03-13T07:30', { at: emergency }),
  event('day-18', 'Day shift', '2030-03-18T07:15', '19:30', { at: emergency }),
  event('day-22', 'Day shift', '2030-03-22T07:15', '19:30', { at: emergency }),
  event('night-23', 'Night shift', '2030-03-23T19:15', '2030-03-24T07:30', { at: emergency }),
  event('night-24', 'Night shift', '2030-03-24T19:15', '2030-03-25T07:30', { at: emergency, cancelled: true }),
  event('day-26', 'Day shift', '2030-03-26T07:15', '19:30', { at: emergency }),
  event('night-7', 'Night shift', '2030-04-07T19:15', '2030-04-08T07:30', { at: emergency }),
  event('yoga', 'Yoga', '2030-01-10T19:00', '20:00', {
    at: 'Corydon Studio',
    rule: 'FREQ=WEEKLY;BYDAY=TH;UNTIL=20300425T235959Z',
    except: ['2030-03-14T19:00', '2030-03-28T19:00'],
  }),
  event('book-club', 'Book club', '2030-01-09T19:30', '21:30', { at: "Tamsin's", rule: 'FREQ=MONTHLY;BYDAY=2WE' }),
  event('book-club', 'Book club', '2030-04-17T19:30', '21:30', { at: "Tamsin's", instead: '2030-04-10T19:30' }),
  event('coffee', 'Coffee with Marguerite', '2030-03-08T10:00', '11:00', { at: 'Café Provencher' }),
  event('tax', 'Tax appointment', '2030-03-11T11:00', '11:45', { at: 'Sawatzky & Kroeker' }),
  event('haircut', 'Haircut', '2030-03-16T11:30', '12:30', { at: 'Salon Fleur' }),
  event('acls', 'ACLS recertification', '2030-03-21T08:30', '16:30', { at: 'Simulation lab, Red River General' }),
  event('dentist', 'Dentist (Oksana)', '2030-04-03T14:10', '15:00', { at: 'Osborne Dental' }),
  event('tires', 'Tire change', '2030-04-12T08:00', '09:00', { at: 'Prairie Tire' }),
];

const remi = [
  event('on-call', 'On call', '2030-03-11', '2030-03-18', { rule: 'FREQ=WEEKLY;INTERVAL=4;BYDAY=MO' }),
  event('curling', 'Curling league', '2029-10-16T19:00', '21:00', {
    at: sheets,
    rule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20300320T045959Z',
    except: ['2029-12-25T19:00', '2030-01-01T19:00'],
  }),
  event('curling', 'Curling league', '2030-03-14T21:00', '23:00', { at: sheets, instead: '2030-03-12T19:00' }),
  event('bonspiel', 'Bonspiel in Gimli', '2030-04-12T17:00', '2030-04-14T16:00', { at: 'Gimli' }),
  event('thompson', 'Job in Thompson', '2030-03-18', '2030-03-21'),
  event('fly-out', 'Flight to Thompson', '2030-03-18T06:40', '08:05', { at: airport }),
  event('fly-back', 'Flight home from Thompson', '2030-03-20T19:25', '20:50', { at: 'Thompson airport' }),
  event('site', 'Site meeting, Polo Tower', '2030-01-07T08:00', '09:00', {
    rule: 'FREQ=WEEKLY;BYDAY=MO',
    except: ['2030-02-18T08:00', '2030-03-18T08:00', '2030-03-25T08:00'],
  }),
  event('course', 'Code update course', '2030-03-06T18:00', '21:00', {
    at: 'Trades College, room 208',
    rule: 'FREQ=WEEKLY;BYDAY=WE;COUNT=2',
  }),
  event('physio-7', 'Physio (Rémi)', '2030-03-07T17:30', '18:00', { at: 'St. Mary Physio' }),
  event('physio-21', 'Physio (Rémi)', '2030-03-21T17:30', '18:00', { at: 'St. Mary Physio' }),
  event('jolene', 'Dinner with Jolène', '2030-03-16T19:00', '22:00', { at: 'Bistro Taché' }),
  event('truck', 'Truck service', '2030-03-26T07:30', '09:00', { at: 'Pembina Auto' }),
];

/** Calendars of the Marchuk-Delorme family, by their ids. */
export const marchukDelormeCalendars: Readonly<Record<string, string>> = {
  family: calendarText(zone, [...homes, ...school, ...luc, ...baba]),
  oksana: calendarText(zone, oksana),
  remi: calendarText(zone, remi),
  danylo: calendarText(zone, marchukDelormeDanylo),
  solene: calendarText(zone, marchukDelormeSolene),
};

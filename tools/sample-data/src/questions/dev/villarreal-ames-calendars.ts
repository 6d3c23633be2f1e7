import { calendarText, event } from './event-text.ts';

const zone = 'America/Chicago';
const phoenix = 'America/Phoenix';
const parish = "St. Brendan's";
const high = 'Alamo Ridge High School';
const middle = 'Menger Creek Middle School';
const primary = 'Oak Hollow Elementary';
const clinic = 'Bright Words Clinic';
const weekdays = 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20281216T055959Z';

const family = [
  event('mateo-school', 'Kindergarten (Mateo)', '2028-08-14T07:45', '15:00', {
    at: primary,
    rule: weekdays,
    except: ['2028-09-04T07:45', '2028-10-09T07:45'],
  }),
  event('mateo-school', 'Kindergarten (Mateo), early release', '2028-10-20T07:45', '12:00', {
    at: primary,
    instead: '2028-10-20T07:45',
  }),
  event('holiday', 'Student holiday, no school', '2028-10-09', '2028-10-10'),
  event('speech', 'Mateo speech therapy', '2028-08-22T15:30', '16:15', {
    at: clinic,
    rule: 'FREQ=WEEKLY;BYDAY=TU;COUNT=12',
  }),
  event('speech', 'Mateo speech therapy', '2028-10-18T16:00', '16:45', { at: clinic, instead: '2028-10-17T15:30' }),
  event('speech', 'Mateo speech therapy', '2028-10-31T15:30', '16:15', {
    at: clinic,
    instead: '2028-10-31T15:30',
    cancelled: true,
  }),
  event('carpool-ours', 'Robotics carpool: we drive', '2028-09-06T17:30', '18:00', {
    at: middle,
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE',
  }),
  event('carpool-nguyen', 'Robotics carpool: the Nguyens drive', '2028-09-13T17:30', '18:00', {
    at: middle,
    rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE',
  }),
  event('carpool-nguyen', 'Robotics carpool: the Kesslers drive', '2028-10-11T17:30', '18:00', {
    at: middle,
    instead: '2028-10-11T17:30',
  }),
  event('mass', 'Mass', '2028-01-09T10:30', '11:45', { at: parish, rule: 'FREQ=WEEKLY;BYDAY=SU' }),
  event('mass', 'Mass (early)', '2028-10-15T08:30', '09:30', { at: parish, instead: '2028-10-15T10:30' }),
  event('sunday-school', 'Mateo Sunday school', '2028-09-10T09:15', '10:15', {
    at: parish,
    rule: 'FREQ=WEEKLY;BYDAY=SU',
    except: ['2028-10-08T09:15', '2028-10-15T09:15'],
  }),
  event('festival', 'Parish fall festival', '2028-10-21T11:00', '20:00', { at: parish }),
  event('abuelo-birthday', "Abuelo Chuy's birthday", '1953-10-18', '1953-10-19', { rule: 'FREQ=YEARLY' }),
  event('abuelo-dinner', "Abuelo's birthday dinner", '2028-10-15T13:00', '17:00', { at: 'La Estrella Hall' }),
  event('trash', 'Trash', '2028-01-03T06:30', '06:45', { rule: 'FREQ=WEEKLY;BYDAY=MO' }),
  event('bulk', 'Bulk pickup', '2028-10-25T07:00', '07:15'),
  event('dentist', 'Dentist, Camila and Mateo', '2028-10-09T09:20', '10:30', { at: 'Stone Creek Dental' }),
  event('ac', 'AC tune-up', '2028-10-07T08:00', '10:00', { at: 'Home' }),
  event('ard', 'ARD meeting (Mateo)', '2028-10-12T13:15', '14:15', { at: primary }),
  event('pictures', 'Picture day (Mateo)', '2028-10-11', '2028-10-12'),
  event('pumpkins', 'Field trip: pumpkin patch (Mateo)', '2028-10-24T08:30', '13:00', { at: 'Gruber Acres' }),
  event('port-a', 'Port Aransas with the Villarreals', '2028-11-22', '2028-11-26'),
  event('monterrey', 'Guelita and Abuelo in Monterrey', '2028-10-27', '2028-11-02'),
  event('guelita', 'Guelita has Mateo', '2028-08-18T15:00', '18:30', { rule: 'FREQ=WEEKLY;BYDAY=FR' }),
  event('guelita', 'Guelita has Mateo', '2028-10-27T15:00', '18:30', {
    instead: '2028-10-27T15:00',
    cancelled: true,
  }),
  event('halloween', 'Trick-or-treating with the Kesslers', '2028-10-31T18:00', '20:30'),
  event('groomer', 'Drop Taco at the groomer', '2028-10-19T08:30', '09:00', { at: 'Wag Bar' }),
  event('flu', 'Flu shots', '2028-09-30T11:00', '11:30', { at: 'Plaza Pharmacy' }),
  event('oil', 'Oil change (van)', '2028-10-10T12:15', '13:00', { at: 'Quik Bay' }),
  event('quince', "Aylin's quinceañera", '2028-11-18T15:00', '23:00', { at: 'La Estrella Hall' }),
  event('tamales', "Tamalada at Guelita's", '2028-12-16T09:00', '15:00', { at: "Guelita's" }),
];

const marisol = [
  event('work', 'Work', '2028-01-03T08:00', '14:30', {
    at: 'Westover clinic',
    rule: 'FREQ=WEEKLY;BYDAY=MO,WE,FR',
    except: ['2028-09-04T08:00', '2028-10-09T08:00', '2028-11-22T08:00', '2028-11-24T08:00'],
  }),
  event('work', 'Work (half day)', '2028-10-20T08:00', '11:30', { at: 'Westover clinic', instead: '2028-10-20T08:00' }),
  event('choir', 'Choir practice', '2028-01-06T19:00', '20:30', { at: parish, rule: 'FREQ=WEEKLY;BYDAY=TH' }),
  event('choir', 'Choir practice', '2028-10-11T19:00', '20:30', { at: parish, instead: '2028-10-12T19:00' }),
  event('choir', 'Choir practice', '2028-10-26T19:00', '20:30', {
    at: parish,
    instead: '2028-10-26T19:00',
    cancelled: true,
  }),
  event('zumba', 'Zumba', '2028-09-05T18:30', '19:30', { at: 'Mission Y', rule: 'FREQ=WEEKLY;BYDAY=TU' }),
  event('zumba', 'Zumba', '2028-10-31T18:30', '19:30', {
    at: 'Mission Y',
    instead: '2028-10-31T18:30',
    cancelled: true,
  }),
  event('boosters', 'Band boosters meeting', '2028-08-08T19:00', '20:00', {
    at: `${high}, band hall`,
    rule: 'FREQ=MONTHLY;BYDAY=2TU',
  }),
  event('concessions', 'Concession stand shift', '2028-10-27T18:00', '20:00', { at: 'Farris Stadium' }),
  event('eyes', 'Eye doctor (Marisol)', '2028-10-16T15:20', '16:00', { at: 'Vance Eye Care' }),
  event('dallas', 'Dallas (training)', '2028-11-06', '2028-11-09'),
];

const travis = [
  event('on-call', 'On call', '2028-10-16', '2028-10-23'),
  event('houston', 'Houston job', '2028-10-10', '2028-10-12'),
  event('softball', 'Softball', '2028-09-07T20:00', '21:15', {
    at: 'Hausman Fields',
    rule: 'FREQ=WEEKLY;BYDAY=TH;UNTIL=20281110T055959Z',
  }),
  event('softball', 'Softball', '2028-10-12T21:15', '22:30', { at: 'Hausman Fields', instead: '2028-10-12T20:00' }),
  event('softball', 'Softball', '2028-10-26T20:00', '21:15', {
    at: 'Hausman Fields',
    instead: '2028-10-26T20:00',
    cancelled: true,
  }),
  event('phoenix-call', 'Phoenix call', '2028-09-01T09:00', '09:30', { zone: phoenix, rule: 'FREQ=WEEKLY;BYDAY=FR' }),
  event('fly-out', 'Flight to Phoenix', '2028-10-23T13:40', '2028-10-23T14:05', {
    endZone: phoenix,
    at: 'San Antonio Airport',
  }),
  event('phoenix', 'Phoenix (course)', '2028-10-23', '2028-10-26'),
  event('fly-back', 'Flight home from Phoenix', '2028-10-25T17:10', '2028-10-25T21:20', {
    zone: phoenix,
    endZone: zone,
    at: 'Sky Harbor',
  }),
  event('breakfast', "Men's breakfast", '2028-09-02T07:30', '09:00', {
    at: `${parish} parish hall`,
    rule: 'FREQ=MONTHLY;BYDAY=1SA',
  }),
  event('physical', 'Physical (Travis)', '2028-10-06T07:40', '08:10', { at: 'Dr. Sandoval' }),
];

const danny = [
  event('school', 'School (Danny)', '2028-08-14T08:40', '16:05', {
    at: high,
    rule: weekdays,
    except: ['2028-09-04T08:40', '2028-10-09T08:40'],
  }),
  event('band', 'Marching band rehearsal', '2028-08-14T16:30', '18:30', {
    at: `${high}, lot B`,
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,TH;UNTIL=20281110T055959Z',
    except: ['2028-09-04T16:30', '2028-10-09T16:30'],
  }),
  event('band', 'Marching band rehearsal (full run)', '2028-10-10T16:30', '19:30', {
    at: `${high}, lot B`,
    instead: '2028-10-10T16:30',
  }),
  event('band', 'Marching band rehearsal', '2028-10-23T16:30', '18:30', {
    at: `${high}, lot B`,
    instead: '2028-10-23T16:30',
    cancelled: true,
  }),
  event('game-6', 'Football game vs. Judson Park (band plays)', '2028-10-06T19:30', '22:15', { at: 'Farris Stadium' }),
  event('game-13', 'Away football game (band plays)', '2028-10-13T19:00', '22:00', {
    at: 'Comal Field, New Braunfels',
  }),
  event('homecoming', 'Homecoming game (band plays)', '2028-10-27T19:30', '22:30', { at: 'Farris Stadium' }),
  event('dance', 'Homecoming dance', '2028-10-28T20:00', '23:00', { at: `${high} gym` }),
  event('contest', 'Region marching contest', '2028-10-21T13:30', '16:00', { at: 'Bexar Bowl' }),
  event('booth', 'Youth group booth at the festival', '2028-10-21T15:00', '17:00', { at: parish }),
  event('area', 'Area marching contest', '2028-11-04T09:00', '20:00', { at: 'Lone Star Stadium, Austin' }),
  event('psat', 'PSAT', '2028-10-11T08:40', '12:00', { at: `${high} library` }),
  event('driving', "Driver's ed", '2028-09-16T09:00', '11:00', {
    at: 'Mission Driving School',
    rule: 'FREQ=WEEKLY;BYDAY=SA;COUNT=6',
  }),
  event('driving', "Driver's ed", '2028-10-22T14:00', '16:00', {
    at: 'Mission Driving School',
    instead: '2028-10-21T09:00',
  }),
  event('lesson', 'Mellophone lesson', '2028-09-06T18:45', '19:15', { at: 'Mr. Ochoa', rule: 'FREQ=WEEKLY;BYDAY=WE' }),
  event('lesson', 'Mellophone lesson', '2028-10-11T18:45', '19:15', {
    at: 'Mr. Ochoa',
    instead: '2028-10-11T18:45',
    cancelled: true,
  }),
  event('ortho', 'Orthodontist (Danny)', '2028-10-26T15:10', '15:30', { at: 'Ridge Orthodontics' }),
  event('youth', 'Youth group', '2028-09-10T18:00', '19:30', {
    at: parish,
    rule: 'FREQ=WEEKLY;BYDAY=SU',
    except: ['2028-10-15T18:00'],
  }),
];

const camila = [
  event('school', 'School (Camila)', '2028-08-14T08:20', '15:35', {
    at: middle,
    rule: weekdays,
    except: ['2028-09-04T08:20', '2028-10-09T08:20'],
  }),
  event('school', 'School (Camila), early release', '2028-10-20T08:20', '12:45', {
    at: middle,
    instead: '2028-10-20T08:20',
  }),
  event('robotics', 'Robotics', '2028-09-06T15:45', '17:30', {
    at: `${middle}, lab 4`,
    rule: 'FREQ=WEEKLY;BYDAY=MO,WE',
    except: ['2028-10-09T15:45'],
  }),
  event('robotics', 'Robotics', '2028-10-17T15:45', '17:30', { at: `${middle}, lab 4`, instead: '2028-10-16T15:45' }),
  event('scrimmage', 'Robotics scrimmage', '2028-10-14T08:30', '14:00', { at: 'Northside Tech Center' }),
  event('qualifier', 'Robotics qualifier', '2028-11-11T07:30', '16:00', { at: 'Northside Tech Center' }),
  event('science', 'Science fair project due', '2028-10-27', '2028-10-28'),
  event('sleepover', "Sleepover at Ximena's", '2028-10-06T18:00', '2028-10-07T10:00', { at: "Ximena's" }),
  event('fitting', 'Quince dress fitting', '2028-10-20T13:30', '14:15', { at: 'Vestidos Elena' }),
];

/** iCalendar text of the Villarreal-Ames calendars, by calendar id. */
export const villarrealAmesCalendars: Readonly<Record<string, string>> = {
  family: calendarText(zone, family),
  marisol: calendarText(zone, marisol),
  travis: calendarText(zone, travis),
  danny: calendarText(zone, danny),
  camila: calendarText(zone, camila),
};

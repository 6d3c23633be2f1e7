import type { SampleDocument } from '../sample-document.ts';

export const townhomeMaintenance: SampleDocument = {
  id: 'townhome-maintenance',
  title: 'Spring maintenance, Building 3',
  received: '2027-04-07',
  made: '2027-04-05',
  text: `
^ Harbour Street Townhomes Association
^ c/o Capitol Property Management · 808 South 2nd Street, Suite 410

April 5, 2027

Ana and Ben Rivera
12 Harbour Street

Account HST-3-012

SPRING MAINTENANCE, BUILDING 3 (UNITS 9–16)

Dear Ms. Rivera, dear Mr. Rivera:

Please be advised of the following.

1. Smoke detectors. Sentry Fire has to enter every unit for the inspection that the code prescribes. Your unit: Tuesday, April 20, between 1 and 4 p.m. A person over 18 must let them in; it takes 15 minutes. If nobody can be home, leave a key with us no later than Friday, April 16, using Form K.

2. Gutters and power washing. Weather permitting, April 26 to May 7, on weekdays. Everything on porches and balconies (grills, planters, bicycles) must be cleared away by the evening of Sunday, April 25. The crew does not move things and we do not pay for them.

3. West parking lot. The lot is sealed and closed from Monday, May 10, 6 a.m., to Wednesday, May 12, 6 p.m. Use the east lot or the street. Vehicles left behind are towed at the owner’s expense ($185, Arrow Towing, 555-0109).

4. Pool. Opens on Saturday, May 29, at 10, same rules, same key fobs (a new one is $20).

5. Annual meeting. Thursday, May 20, 7 p.m., clubhouse; sign-in from 6:45. The agenda has the 2027-28 budget, according to which the monthly assessment rises from $212 to $219.50 as of July 1. We need 25 of 48 units for a quorum, which was missed last year by 2. So whether you come or not, please send the yellow proxy card back by 5/18.

Questions: (217) 555-0108, Mon–Fri 8:30–4:30, or hst@capitolpm.example.org.

Yours truly,
Vernon T. Achterberg
Community Manager

CPM/va 04-27-118
`,
  truth: {
    category: 'Community',
    who: ['Ana', 'Ben'],
    documentDate: '2027-04-05',
    dates: [
      { date: '2027-04-20', time: '13:00', endTime: '16:00', words: 'Tuesday, April 20' },
      { date: '2027-04-16', words: 'Friday, April 16' },
      { date: '2027-04-26', endDate: '2027-05-07', words: 'April 26 to May 7' },
      { date: '2027-04-25', words: 'Sunday, April 25' },
      {
        date: '2027-05-10',
        time: '06:00',
        endDate: '2027-05-12',
        endTime: '18:00',
        words: 'Monday, May 10, 6 a.m., to Wednesday, May 12',
      },
      { date: '2027-05-29', time: '10:00', words: 'Saturday, May 29' },
      { date: '2027-05-20', time: '19:00', otherTimes: ['18:45'], words: 'Thursday, May 20' },
      { date: '2027-07-01', words: 'July 1' },
      { date: '2027-05-18', words: '5/18' },
    ],
    deadlines: ['2027-04-25', '2027-05-18'],
    arguableDeadlines: ['2027-04-16', '2027-05-10'],
    actionRequired: true,
    actions: ['porch|balcon|grill|planter', 'proxy', 'home|let |inspect|detector|key'],
  },
};

import type { QuestionSource } from '../question-set.ts';
import { chatOf, mailOf } from '../set-parts.ts';

/** Mail and chat messages of the Tamminen household about people, school and the band. */
export const tamminenMoreSources: readonly QuestionSource[] = [
  mailOf(
    'surgery',
    '2028-09-26',
    'Bell Eye Center <surgery@belleye.example>',
    'Getting ready for your cataract surgery',
    `
Dear Mr. Tamminen,

it is the right eye first. Nothing to eat after midnight; water is fine until you leave. Somebody has to drive you home. Afterwards the drops go in four times a day, and you do not lift more than 10 pounds for a week. Goats count. The date for the left eye is made at your check the next day.

Bell Eye Center`,
  ),
  mailOf(
    'surgery-time',
    '2028-10-03',
    'Bell Eye Center <surgery@belleye.example>',
    'New time for October 12',
    `
Dear Mr. Tamminen,

your cataract surgery on Thursday, October 12 begins at 8:45 am instead of 7:15. Come in by the south door. Everything in our first letter still holds.

Bell Eye Center`,
  ),
  chatOf(
    'greg-late',
    '2028-10-04',
    'Greg Hill',
    'Kaisa, fri the 20th I work til 6 so I come get Lempi n Sulo at 6:30 not 5:30. I got him boots, size 3, dont buy any. his inhaler is still here Ill bring it wed',
  ),
  mailOf(
    'pratt',
    '2028-10-02',
    'Joan Pratt <pratt@prattlaw.example>',
    'The review on the 19th',
    `
Kaisa,

we are in courtroom 2 with Judge Aho. Bring the calendar of this year's visits, both tax returns and the letter of Sulo's teacher. Park behind the bakery, the ramp is shut. My fee for the day is $400. I can't say how long until we have the order.

Joan`,
  ),
  mailOf(
    'pumpkins',
    '2028-09-25',
    'Ms. Dupuis <dupuis@skandiaelem.example>',
    'Third grade goes to the pumpkin farm',
    `
Dear families,

on October 17 we visit Hautala's pumpkin farm. It costs $7, send it in an envelope, and a bag lunch. Rubber boots. Each child picks one pumpkin that he or she can carry without help. We need three drivers who like noise.

Ms. Dupuis`,
  ),
  mailOf(
    'pumpkins-fix',
    '2028-10-03',
    'Ms. Dupuis <dupuis@skandiaelem.example>',
    'Pumpkin farm: other day',
    `
Dear families,

Mr. Hautala's wagon has a flat, therefore the pumpkin farm trip is on October 24. Sulo has already told everybody that this is his birthday. Lunch, boots and the $7 as before.

Ms. Dupuis`,
  ),
  mailOf(
    'ymca',
    '2028-09-14',
    'YMCA Swim Desk <swim@ymcamqt.example>',
    'Minnows, fall session',
    `
Hello,

Sulo is a Minnow with Coach Bree in lanes 5 and 6. Caps are a must for long hair. No class on October 9, the pool gets new tiles. The family locker room takes the code 2580. If he passes the float test he gets a green ribbon. Which level comes next we decide at the end.

Swim Desk`,
  ),
  mailOf(
    'volleyball',
    '2028-09-30',
    'Coach Brisbois <brisbois@gwinnhigh.example>',
    'The next two weeks',
    `
Ladies and families,

bus to Ishpeming leaves school at 4:40. White at home, black away. Hair up, nails short, gum out. I post the starters an hour before first serve and not sooner. Parents run the concession stand on the 5th; Kaisa has the popcorn. Knee pads can be had from me for $18.

Coach Brisbois`,
  ),
  mailOf(
    'escanaba',
    '2028-10-04',
    'Coach Brisbois <brisbois@gwinnhigh.example>',
    'Escanaba starts later',
    `
Ladies and families,

two schools dropped out, so the tournament in Escanaba on Saturday, October 21 begins at 9:15 am. Admission is $6, and no outside food. The bus schedule comes next week.

Coach Brisbois`,
  ),
  mailOf(
    'homecoming',
    '2028-10-02',
    'Gwinn Student Council <council@gwinnhigh.example>',
    'Homecoming!',
    `
Tickets are $12 until Friday and $18 at the door. Doors close at 8, and who leaves does not come back in. Guests from other schools need the pink form. The theme is Deep Sea. The court is announced at halftime of Friday's game. No glitter, the custodian has begged.`,
  ),
  mailOf(
    'sat',
    '2028-09-22',
    'Marquette High Testing <testing@mqthigh.example>',
    'SAT on October 7',
    `
Dear test taker,

doors close at 7:45 sharp. Bring your admission ticket, a photo ID and a charged laptop with the app on it. Your room is 118. Our center code is 23-712. Snacks stay in the hallway. Scores appear in your account; we do not have them.

Testing office`,
  ),
  mailOf(
    'tech',
    '2028-10-01',
    'Michigan Tech Admissions <visit@tech.example>',
    'Your visit, Onni',
    `
Hi Onni,

check in at the Admin Building, first floor, and get your lunch voucher there. You sit in on Statics with Professor Keen at 11. Park in Lot 16, the permit is in the attachment. The application for the Copper scholarship closes on November 15, and it pays $6,000 a year. A dorm tour is included if you ask.

Admissions`,
  ),
  mailOf(
    'feed-store',
    '2028-10-01',
    'Skandia Feed <ron@skandiafeed.example>',
    'Raise and such',
    `
Onni,

from October 15 you get $14.25 an hour. Sunday the 8th off is fine, I will survive. Wear the steel toes. Layer mash moves to the left bay. Inventory night is in November, pizza on me, I will tell you which night when my wife tells me.

Ron`,
  ),
  mailOf(
    'goat-club',
    '2028-09-27',
    'Tammy LaFave <tammy@marquette4h.example>',
    '4-H: record books',
    `
Hi goat people,

record books are due at the October 17 meeting, in pen. Dues are $20 a kid. Lempi's fair premium is $84, and the check comes in November. We learn tattooing, on paper first. Somebody bring a snack that is not venison.

Tammy`,
  ),
  mailOf(
    'drivers-ed',
    '2028-09-21',
    'Safe North Driving <class@safenorth.example>',
    "Driver's ed, segment 1",
    `
Hello,

the course costs $350, half of it on the first day. Bring a birth certificate and your glasses if you wear any. Who misses two classes starts over. The driving hours are arranged one by one with Mr. Beck. The written test has 80 questions and you need 56.

Safe North`,
  ),
  mailOf(
    'oktoberfest',
    '2028-09-24',
    'Iron Mountain Oktoberfest <music@imoktoberfest.example>',
    'Sauna Smoke on Friday the 13th',
    `
Hei Sauna Smoke,

we pay $850, half in cash on the night. Load in behind the tent at 5:30 our time. Three sets of 45 minutes. Four meal tickets are at the gate under your name. The generator is loud, so bring long cords. We would like the chicken dance once, and only once.

Jackie`,
  ),
  mailOf(
    'oktoberfest-fix',
    '2028-10-02',
    'Iron Mountain Oktoberfest <music@imoktoberfest.example>',
    'A little more money',
    `
Hei Sauna Smoke,

the brewery came through, so we pay you $950, half in cash as before. We also have a dressing room now, meaning the sheriff's trailer.

Jackie`,
  ),
  mailOf(
    'lodge',
    '2028-09-28',
    'Pine Mountain Lodge <desk@pinemountainlodge.example>',
    'Reservation for October 13',
    `
Dear Ms. Tamminen,

two rooms, 21 and 22, are yours at $94 each. If you come after 11 at night use the side door, the code is 7720. Breakfast runs from 7 to 10. You can cancel until October 11. The pool is closed for the season, and the sauna is not.

Pine Mountain Lodge`,
  ),
  mailOf(
    'wedding-time',
    '2028-10-03',
    'Jenna Ranta <jenna.ranta@example.com>',
    'Our wedding: music half an hour later',
    `
Hi Kaisa,

the photographer wants the sunset so the band starts at 6:30 pm on October 28, not at 6. First dance is Metsäkukkia. My uncle will ask for the bass, do not give it to him. You all eat with us, tell me who is vegetarian by the 14th. What song my dad wants I will know when he does.

Jenna`,
  ),
  mailOf(
    'studio',
    '2028-09-30',
    'Studio Cedar <ben@studiocedar.example>',
    'Recording on the 22nd',
    `
Hey,

it is $55 an hour, and I need $100 down by October 13. New drumheads, please, Tuula. Bring the lyrics printed. The accordion goes in the closet, it is a nice closet. Mixing starts the week after; how long that takes depends on the ghosts.

Ben`,
  ),
  chatOf(
    'reijo',
    '2028-10-04',
    'Reijo (bass)',
    'I cant do the senior center on the 18th, the wife has her knee done. Ask Arne he has an upright. My amp is in Onnis truck. For iron mountain I drive myself',
  ),
  mailOf(
    'senior-center',
    '2028-10-01',
    'Gwinn Senior Center <fun@gwinnseniors.example>',
    'Polka on the 18th',
    `
Dear band,

we can give you $100 and all the coffee you want. The piano is out of tune and we know it. Please not too loud by the window, that is where Mr. Lahti sleeps. Bingo is at four sharp so nobody may play longer. Ramp at the back.

Gwinn Senior Center`,
  ),
  mailOf(
    'bus-garage',
    '2028-10-03',
    'Gwinn Transportation <garage@gwinnschools.example>',
    'Tuula: bus and winter things',
    `
Tuula,

you drive bus 12 from Monday on, as the 7 has a cough. The Munising trip has 41 kids and two teachers. First aid kits get checked on the 20th. The winter route starts with the first real snow. Chains hang on hook 4. There will be a new contract, ask me after the board has met.

Dwight`,
  ),
];

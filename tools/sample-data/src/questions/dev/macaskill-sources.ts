import type { QuestionSource } from '../question-set.ts';
import { chatOf, documentOf, mailOf, newsletterOf } from '../set-parts.ts';
import { macaskillMoreSources } from './macaskill-more-sources.ts';

const aboutHamish: readonly QuestionSource[] = [
  mailOf(
    'riding',
    '2028-03-13',
    'Gut Wachau <reiten@gutwachau.example>',
    'Therapy riding: spring rules',
    `
Dear parents,

long trousers and a bicycle helmet are enough, boots we have here in all sizes. A session costs 38 euros; the health insurance does not pay for it, we are sorry every month again. You can call a session off without charge until 24 hours before. Hamish rides Pünktchen until Easter. After Easter the horses are shared out anew, I will tell you on the day. No carrots in jacket pockets, please: the horses find them, with the jacket.

Heike Wachau`,
  ),
  mailOf(
    'lindner',
    '2028-03-15',
    'Praxis Lindner <praxis@lindner-logo.example>',
    'Speech therapy: exercises and prescription',
    `
Dear Ms. MacAskill, dear Mr. Richter,

Hamish has a lovely K at the end of words now ("back", "duck") and still a T at the start ("tat" for "cat"). Please practise ten minutes every day in front of the mirror, with the green picture cards. The sticker folder comes along each time. We have done 26 of the 30 units of the prescription; the new one has to be with us by April 5, otherwise we must stop.

Anke Lindner`,
  ),
  mailOf(
    'handwerk',
    '2028-03-14',
    'Praxis Handwerk <ergo@handwerk-leipzig.example>',
    'Weighted vest on loan',
    `
Hello,

you may keep the blue weighted vest until April 24. The deposit is 40 euros in cash. Twenty minutes at a time is plenty, best during homework, never in bed. On Mondays please come through the yard, the front steps are being repaired. Scissors went really well today. Buttons did not, and we do not talk about buttons.

Praxis Handwerk`,
  ),
  mailOf(
    'review-moved',
    '2028-03-20',
    "Children's Centre <anmeldung@kinderzentrum.example>",
    'Hamish Richter, April 7: new time',
    `
Dear family,

Dr. Sommer has to be at court that day, so the review on Friday, April 7 begins at 9:45 instead of 10:30. It takes an hour and a half as planned. Please bring the yellow check-up booklet, the insurance card and the last report of the speech therapist. Siblings had better stay at home. There is a fish tank.

Children's Centre`,
  ),
  mailOf(
    'insurer',
    '2028-02-22',
    'Sachsenkasse <service@sachsenkasse.example>',
    'Your application: occupational therapy',
    `
Dear Mr. Richter,

we have approved 20 further units of occupational therapy for Hamish. The number of the approval is E-58812; please give it to the practice. Children pay no share of their own. About the application for a school assistant you will get a letter of its own.

Sachsenkasse`,
  ),
  mailOf(
    'assistant',
    '2028-03-17',
    'City of Leipzig, Youth Office <teilhabe@stadt-leipzig.example>',
    'School assistant for Hamish Richter',
    `
Dear parents,

a school assistant is granted for 15 hours a week, at first until the end of January 2029. Mr. Novak will come from the first school day after Easter. Which lessons he sits in on is agreed between him and the class teacher. Please meet him beforehand; his number is 0151 5550 164.

Youth Office`,
  ),
  mailOf(
    'linden-evening',
    '2028-03-10',
    'Frau Otto <otto@linden-primary.example>',
    "Parents' evening of class 1b",
    `
Dear parents of 1b,

on March 28 at 7 pm we meet in room 8. We talk about reading, about the trip to the zoo, and about teeth: on some days 1b loses three. Please sit on your child's chair, it is good for humility. Each family brings 12 euros for the crafts box.

Your Frau Otto`,
  ),
  mailOf(
    'linden-evening-fix',
    '2028-03-20',
    'Frau Otto <otto@linden-primary.example>',
    "Parents' evening: earlier and in another room",
    `
Dear parents of 1b,

all of Linden wants to hear the talk about reading, so on March 28 we start at 6:30 pm, and in the gym. Wear soft shoes, the caretaker insists. The 12 euros stay 12 euros.

Your Frau Otto`,
  ),
  newsletterOf(
    'linden-news',
    '2028-03-17',
    'Linden Primary <sekretariat@linden-primary.example>',
    'Linden Leaf, March',
    `
The last swimming lesson of 1b is on March 30: the children need pyjamas for the rescue game, and 3.50 euros if they want the badge sewn on at once. The zoo trip is planned for June, the date depends on the zoo. Lost property goes to charity before Easter; there are eleven single gloves. The school garden needs a wheelbarrow. Headlice: yes, again, 2a.`,
  ),
  mailOf(
    'trampoline',
    '2028-03-16',
    'Trampoline Hall <party@trampolinhalle.example>',
    'Your booking T-3391: party on April 1',
    `
Hello Fiona,

you have booked the jungle table for 9 children at 17.50 euros each. Grip socks are needed, a pair costs 2.50 euros here. You may bring your own cake, but drinks only from us. The number of children can be changed until March 29. Two grown-ups come in free, more pay 6 euros. A deposit of 50 euros has reached us, thank you.

Trampoline Hall`,
  ),
  chatOf(
    'anton',
    '2028-03-20',
    'Katja (Anton)',
    'Hi Fi! Saturday: can Hamish come at 10:30 instead of 10, Anton has football until ten and he is a mud ball afterwards. Bell says SCHULZE, 4th floor, no lift sorry. Anton is not to have strawberries at the moment, just so you know for the party',
  ),
  chatOf(
    'oma',
    '2028-03-19',
    'Oma Gisela',
    'Dear children, for Friday: rubber boots for the hens and the cuddly fox, without the fox nobody sleeps. There will be plum dumplings. I take his drops out of the fridge myself if you give them along, five in each ear. The bus to you is not running because of the bridge so somebody has to fetch him by car. Oma',
  ),
  documentOf(
    'hamish-manual',
    '2028-02-05',
    'Fiona MacAskill',
    'Hamish for babysitters',
    `
Too loud? Ear defenders, red, hook by the door. Melting down: no talking, sit near him, offer the squashy turtle. He eats pasta without anything, cucumber, and the crusts of other people. He must not have penicillin, he came out in a rash in 2025. Light stays on in the hall. If he says "tar" he means car; if he says "tat" see context.`,
  ),
];

/** Mail, newsletters, chat messages and documents of the MacAskill household. */
export const macaskillSources: readonly QuestionSource[] = [...aboutHamish, ...macaskillMoreSources];

import type { QuestionSource } from '../question-set.ts';

/** Mail, newsletters, chat messages and documents of the Okonkwo household. */
export const okonkwoSources: readonly QuestionSource[] = [
  {
    id: 'mail:soccer-nov-10',
    type: 'email',
    subject: 'Practice on Tuesday, November 10',
    sender: 'coach.reyes@harlan-youth-soccer.example',
    date: '2026-10-27',
    text: `Hi Otters families,

heads up: the town is lining Harlan Field on the afternoon of Tuesday, November 10, so we can't get on the grass at five. Practice that day will run from 6:00 to 7:30 PM instead, same field, under the lights. Please send a warm layer and a full water bottle. All other practices stay as they are.

A few kids have outgrown their cleats. There is a bin of used pairs in the equipment shed, help yourself.

Coach Reyes`,
  },
  {
    id: 'mail:conference-moved',
    type: 'email',
    subject: 'Our conference about Zora',
    sender: 'k.abernathy@fernhill-elementary.example',
    date: '2026-10-26',
    text: `Dear Mr. and Mrs. Okonkwo,

I am sorry to do this, but I have been called to a district training on Thursday afternoon and have to move our parent-teacher conference. Could you come on Friday, November 6 at 12:10 PM instead, right after early dismissal? Zora is welcome to wait in the reading corner. We meet in room 6 as planned. If that does not work at all, send me a line; otherwise I look forward to seeing you then.

Kind regards,
Karen Abernathy, first grade`,
  },
  {
    id: 'extraction:ortho-moved',
    type: 'message',
    subject: '',
    sender: 'Dr. Weller Orthodontics',
    date: '2026-10-28',
    text: `Hello from Dr. Weller's office! Because of repairs in our building we had to rebook Ifeoma's appointment of Monday, November 9. Her new time is Wednesday, November 18 at 8:15 AM. The address has not changed. Please brush well and bring the rubber bands she has left over. No need to reply if the new time works for you.`,
  },
  {
    id: 'mail:fernhill-newsletter-oct',
    type: 'newsletter',
    subject: 'Fernhill Flyer, end of October',
    sender: 'office@fernhill-elementary.example',
    date: '2026-10-23',
    text: `Dear families,

thank you to everyone who came out for the walkathon, what a morning! A few notes for the coming weeks:

Picture retake day is Friday, November 13, from 9 to 11 in the gym. Send back the first set of prints if you want new ones.

The coat drive runs all November. Drop clean coats in the box by the front desk.

Costumes may be worn to school on the 29th, but please no masks and no pretend weapons.

Lost and found is overflowing again. Anything left over goes to charity before Thanksgiving.

Warmly,
The Fernhill office`,
  },
  {
    id: 'mail:robotics-fee',
    type: 'email',
    subject: 'Robotics club: kits and fee',
    sender: 'm.odell@corbett-middle.example',
    date: '2026-10-19',
    text: `Dear robotics parents,

the new kits have arrived and the kids could not be happier. To cover wear and tear we ask for $45 per child for the year, payable through the school's payment page or in an envelope with your child's name on it. If that is hard right now, just tell me, nobody will be left out. The regional scrimmage is planned for late winter; we will hear where and when after the holidays.

Mike Odell`,
  },
  {
    id: 'document:fernhill-handbook',
    type: 'document',
    subject: 'Fernhill Elementary family handbook, page 4: absences and late arrival',
    sender: '',
    date: '2026-09-01',
    text: `Absences. If your child is ill, call or write to the attendance line by 8:45 AM on each day of the absence. After three days in a row the nurse asks for a note from a doctor.

Late arrival. Students who come after 8:30 sign in at the front desk and get a slip for their teacher.

Pick-up. Only adults on the pick-up card may collect a child. Cards are renewed each September. Dogs, however nice, wait outside the fence.`,
  },
  {
    id: 'mail:ballet-recital',
    type: 'email',
    subject: 'Recital season is here',
    sender: 'hello@millstreetdance.example',
    date: '2026-10-21',
    text: `Dear dance families,

we have begun work on the winter recital and the little ones are already counting the weeks. The costume list for each class will go out around Thanksgiving, please do not buy anything before you have it. Hair is in a low bun, as always. We are looking for four parents to help backstage; reply to this mail if you would like to be one of them.

With love,
Mill Street Dance Studio`,
  },
  {
    id: 'mail:camp-birch-lake',
    type: 'email',
    subject: 'Camp Birch Lake: early news for next summer',
    sender: 'camp@birchlake.example',
    date: '2026-10-14',
    text: `Hello campers and parents!

The lake is quiet and the canoes are under their covers, but we are busy planning next summer. There will be four sessions of two weeks each, and a new climbing wall for campers of ten and up. The catalog with dates and prices comes in January. Families who were with us last year can sign up a week before everyone else.

Until then, stay muddy!
Your Birch Lake team`,
  },
  {
    id: 'extraction:nana-packing',
    type: 'message',
    subject: '',
    sender: 'Nana',
    date: '2026-10-27',
    text: `My darlings I have packed already, your grandfather would laugh at me. Tell Zora I am bringing the red beads and the good plantain chips. I do not want anybody to make a fuss about the bed, the sofa is fine for my back. I will sleep on the plane if the person next to me does not talk. Kisses to all three of you and to the big ones also.`,
  },
  {
    id: 'extraction:bells-pumpkins',
    type: 'message',
    subject: '',
    sender: 'Tess Bell',
    date: '2026-10-26',
    text: `We got SIX pumpkins from the farm stand, two are enormous. I'll bring the carving tools and newspaper, could you make cider? Our little one is scared of the slimy part so he will paint his instead. Also we still have your casserole dish, I'll try to remember it this time!!`,
  },
  {
    id: 'mail:library-overdue',
    type: 'email',
    subject: 'Two items are overdue',
    sender: 'circulation@courtsquarelibrary.example',
    date: '2026-10-25',
    text: `Dear library member,

the following items on the card of Tobenna Okonkwo were due on October 22: "The Submarine Clubhouse" and "Knots for Beginners". You can renew them online unless somebody else has asked for them. The library no longer charges late fees for children's books, but other kids would love to read them too.

Court Square Library, circulation desk`,
  },
  {
    id: 'mail:plumber-confirm',
    type: 'email',
    subject: 'Your booking is confirmed',
    sender: 'bookings@tapandturn.example',
    date: '2026-10-22',
    text: `Thank you for booking with Tap & Turn Plumbing. Our technician will come to your home in the booked window. Please clear the cupboard under the kitchen sink and make sure that somebody over eighteen is at home. The call-out includes the first half hour; parts are extra. You will get a text when the technician is on the way.`,
  },
  {
    id: 'extraction:nora-party',
    type: 'message',
    subject: '',
    sender: "Nora's mom",
    date: '2026-10-24',
    text: `Hi all! So excited to have the girls over for Halloween. We'll have pizza, a scary movie (not THAT scary, I checked) and a fog machine my brother insists on. Let me know about allergies. Costumes are a must, even silly ones. Somebody is always home with them, don't worry.`,
  },
  {
    id: 'mail:pta-agenda',
    type: 'email',
    subject: 'Agenda for the October PTA meeting',
    sender: 'pta@fernhill-elementary.example',
    date: '2026-10-26',
    text: `Hello everyone,

here is what we would like to get through: approval of last month's minutes, results of the walkathon, ideas for the spring carnival, and the never-ending question of the drop-off lane. Snacks are welcome. Childcare is offered in the room next door by two high school volunteers. If you cannot make it, the minutes will be on the website within a week.

Lena Ostrow, PTA secretary`,
  },
  {
    id: 'mail:gym-offer',
    type: 'email',
    subject: 'We miss you! Come back for half price',
    sender: 'offers@ironcornergym.example',
    date: '2026-10-20',
    text: `It has been a while since we saw you on the rowing machine. Come back before the end of the year and pay half for the first two months. New this fall: sunrise yoga, a bigger free-weights area and a smoothie bar that actually has smoothies. Cancel whenever you like. This offer is for former members only and cannot be passed on.`,
  },
  {
    id: 'mail:aunt-ruth',
    type: 'email',
    subject: 'Thanksgiving!',
    sender: 'ruth@okonkwo.example',
    date: '2026-10-18',
    text: `Dear all,

I am so glad you are coming. The upstairs rooms are yours, the twins will sleep in the den. I do the turkey and the pies, you bring jollof rice and whatever your kids will actually eat. There may be snow, so pack boots. If you get in late the key is where it always is. I have a new couch and Toby is not allowed to eat on it, tell him I said so.

Ruth`,
  },
  {
    id: 'mail:utility-bill',
    type: 'newsletter',
    subject: 'Your energy report for September',
    sender: 'reports@valleypower.example',
    date: '2026-10-09',
    text: `You used 6% less electricity than similar homes near you. Well done! Most of your use was in the evening between six and nine. Three ideas for the cold months: wash at low temperatures, seal the attic door, and let the sun in during the day. Your next statement will be ready in the usual way. You get this report because you signed up for paperless billing.`,
  },
  {
    id: 'document:pancakes',
    type: 'document',
    subject: 'Dan’s Sunday pancakes',
    sender: '',
    date: '2026-03-08',
    text: `Two cups of flour, two eggs, two cups of buttermilk, a spoon of sugar, a good pinch of salt, two teaspoons of baking powder, half a stick of melted butter. Mix the dry things, mix the wet things, stir them together and stop while there are still lumps. Rest for ten minutes. Medium heat, one ladle each, flip when the bubbles stay open. Makes about fourteen, which is never enough.`,
  },
];

/** Letters, flyers and mails as a family gets them, written for the tests of the rules. */
export const letters = {
  museum: `Lakeside Elementary School
400 Shore Road, Springfield, IL 62701
Tel. (217) 555-0100

September 14, 2026

Dear parents and carers of Year 4,

Year 4 Science Museum Trip

On Friday, October 9, 2026 we will visit the City Science Museum, 200 Park
Avenue. The bus leaves from the front of the school at 8:45 am and we will be
back by 3:15 pm. The trip costs $18.50 for each child, which pays for the bus
and the entry.

Please return the signed permission slip, together with the money in a named
envelope, by Wednesday, September 30, 2026. Children need a packed lunch and a
rain coat.

If you have questions, please call the school office at (217) 555-0100 or write
to okafor@lakeside.example.org.

Kind regards,

Mr. Okafor
Year 4 teacher

- - - - - - - - - - - - - - cut here - - - - - - - - - - - - - -
My child ______________________ may take part in the trip to the museum.
Signature ______________________   Date ______________
`,
  bookFair: `SPRING BOOK FAIR

Monday, March 1 – Friday, March 5, 2027
8:00 am – 4:00 pm
Lakeside Elementary Library

Family Night: Thursday, March 4, 5:30–7:30 pm
Cookies and stories for everybody!

Most books cost between $4 and $12. Cash or card.
Volunteers needed! Sign up at https://lakeside.example.org/bookfair by February 22.
`,
  closing: `NOTICE TO FAMILIES

The school is closed by snow today and we expect to open again tomorrow. The
building is open until 8 pm for those who need a warm place. After-school
practice until 5:30 does not take place.

Nothing needs to be done. We will send a text message when buses run again.

The office
`,
  dentist: `Bright Smiles Pediatric Dentistry
75 Elm Street, Suite 4, Springfield
Phone: 217-555-0188   Fax: 217-555-0189

Date: January 11, 2027

Re: Appointment for Leo Rivera (date of birth: 03/22/2020)

Dear Ms. Rivera,

This is a reminder that Leo's six-month check-up is on Tuesday, January 26, 2027 at
3:30 p.m. with Dr. Amara Singh. Please arrive 10 minutes early and bring your
insurance card.

If you need to change the appointment, please call us at 217-555-0188 no later than
24 hours before. A fee of $35 is charged for missed appointments.

Sincerely,
Nadia Petrov
Front desk
`,
  soccer: `From: Coach Dana Whitfield
Lakeside United U8 – fall season

Hi soccer families,

Here is what is coming up:

• Practice moves to Field 3 starting Tuesday, September 22. Same time, 5:00-6:15 pm.
• First game: Saturday, September 26 at 9:30 am vs. Rockton, at Harbor Park. Please
  arrive at 9:00.
• Picture day is Thursday, October 1, 5 pm. Wear the blue jersey.
• Snack sign-up: https://lakesideunited.example.org/snacks
• Registration for the winter league closes October 15. It is $85 for each player.

Please bring to every practice:
- shin guards
- a full water bottle
- a ball (size 3)

Coach Dana
217-555-0142
`,
  newsletter: `Lakeside Weekly
September 18, 2026

From the Principal
Thank you for a wonderful open house. It was great to see so many of you on September 10.

Picture Day
Picture Day is Tuesday, September 29. Order forms went home on Monday and must be
returned by September 28. Sibling pictures are taken at 8 am in the gym.

Walk to School
Join us for Walk to School Day on Wednesday, October 7! We meet at 7:30 am at the
corner of Harbour Street and Mill Lane.

Lunch menu
The new menu is online. Lunch costs $3.25.

Important dates
Oct 2    Early dismissal at 12:30
Oct 7    Walk to School Day
Oct 12   No school
Oct 20   PTA meeting, 6:30 pm, library

PTA
The PTA is looking for volunteers for the Harvest Dance on October 23. Contact
Priya Nair at priya.nair@example.org by October 9.
`,
  library: `Springfield Public Library
SUMMER READING KICK-OFF

When: Saturday, June 5, 2027, 10 am to 1 pm
Where: Central Library, 15 Main Street
Cost: Free
For: children of all ages

Music, crafts and a puppet show. No registration is required.
Questions? 217-555-0166 or kids@springfieldlibrary.example.org
`,
  lice: `Dear First Grade Families,

A case of head lice has been found in our classroom. Please check your child's hair
this evening and treat it if you find any lice or nits. Children who have been treated
may return to school the next day.

We ask that you let the school nurse, Mrs. Alder, know by tomorrow at noon if you find
any. Thank you for your help.

Lakeside Elementary Health Office
nurse@lakeside.example.org
`,
  recall: `URGENT RECALL NOTICE

Happy Harbor Toys is recalling the Tiny Builder crane (model TB-200) sold between
March 2026 and July 2026. The hook may come off and is a choking hazard.

Stop using the toy immediately and return it to any store for a full refund of $24.99.
You can also call 1-800-555-0177 or visit https://happyharbor.example.com/recall.
`,
  hoa: `HARBOUR STREET NEIGHBORHOOD ASSOCIATION
Minutes and notices

The board met on August 20 and approved the budget.

Annual dues of $120 are due October 1, 2026. Checks are made payable to Harbour Street
Neighborhood Association and mailed to P.O. Box 88, Springfield.

The fall clean-up day takes place on Saturday, October 17, from 9 a.m. until noon at
Harbour Park. Gloves and bags are provided; bring a rake if you have one. Rain date:
October 24.

Updated September 2, 2026 · © 2026 HSNA
`,
  camp: `Camp Timberline – Parent packing letter

Arrival: Sunday, July 11, 2027 between 2 and 4 pm
Departure: Friday, July 16, 2027 at 10:30 am
Address: 1180 Pine Ridge Road, Alder Lake

Before camp
1. Complete the health form online by June 15: https://timberline.example.org/health
2. Pay the balance of $410 by July 1.
3. Label everything with your child's name.

Please do not send phones, candy or knives.

Packing list
[ ] sleeping bag
[ ] 6 T-shirts
[ ] swimsuit
[ ] sunscreen

We look forward to meeting you!
Jonas Beck, Camp Director
jonas@timberline.example.org | (217) 555-0199
`,
  noisy: `Year 1 Harvest Concert

Dear farnilies,

Our Year 1 children will perform in the Har-
vest Concert on Thursday, October
22, 2026 at 6:30 p.m. in the school audito-
rium. Please have your child in Room 12 by

6:00 p.m. dressed in white and black.

Tickets are free but must be ordered by Friday,
October 16 at the front
office.

Ms. Bell
`,
  volunteer: `To: Families of Lakeside Elementary
From: Lakeside PTA
Date: October 5, 2026
Subject: Helpers for the Harvest Dance

The Harvest Dance is next Friday and we still need helpers for the snack table. Could
you spare an hour between 5 and 9 pm? Reply to this note by Wednesday. Every student
may bring one friend; tickets are $3 at the door.

Thank you!
`,
  statement: `Springfield Water Department
Account 00-4471-2

Your meter was read on October 1, 2026. Your payment of $61.20 was received. Your account
is paid in full and no action is required. Our office is open Monday to Friday until 5 pm.
`,
} as const;

import type { QuestionSource } from '../question-set.ts';
import { mailOf, newsletterOf } from '../set-parts.ts';

/** Mails to the Vandermeers from doctors, the landlord, shops, relatives and neighbors. */
export const vandermeerHomeMails: readonly QuestionSource[] = [
  // Doctors
  mailOf(
    'achterberg-results',
    '2025-08-05',
    'Dr. Achterberg, Allergy',
    "Casper's test results",
    `
Dear Mr. and Mrs. Vandermeer,

Casper's tests are back. He reacts strongly to honeybee and hardly at all to wasp, and his pollen values are low. The sting in July was therefore most likely a bee.

I recommend a course of allergy shots, first weekly, then monthly, over about three years. They protect nine children out of ten. Until then he carries two pens wherever he goes; one dose may wear off before help arrives.

Please call 555-0171 for the first date. He should be free of colds on that day and should not have had a vaccine in the week before.

With kind regards,
Dr. Ilse Achterberg`,
  ),
  mailOf(
    'achterberg-shot',
    '2026-01-30',
    'Dr. Achterberg, Allergy',
    'Next allergy shot for Casper',
    `
Dear Mr. and Mrs. Vandermeer,

Casper is now on the monthly dose, congratulations. His next allergy shot is on Tuesday, February 24, at 4:20 pm.

As before, please plan to remain in our waiting room for 30 minutes afterwards; this is not a formality. For the rest of the day no gym, no skiing and no hot bath, and a cold pack for the arm if it itches.

Do not come with fever or a wheezy cough, then we find another day. The parking lot behind the building is being plowed until four, so use the front.

Dr. Achterberg's office, 555-0171`,
  ),
  mailOf(
    'pell-plan',
    '2025-05-20',
    'Larkmoor Orthodontics',
    'Lotte is done with the expander',
    `
Dear Thea,

good news: Lotte's expander came out on Monday and the gap has closed as planned. She now has a retainer, which she wears all the time except at meals for three months, and then at night only.

Brush it with cold water and a drop of dish soap. Hot water bends it. It lives in its case or in her mouth, nowhere else: nine of ten that we replace were wrapped in a napkin.

The next check is in September. Braces are not needed before she is twelve or thirteen, if at all.

Dr. Pell and team, 555-0174`,
  ),
  mailOf(
    'pell-ready',
    '2026-01-06',
    'Larkmoor Orthodontics',
    "Lotte's retainer is ready",
    `
Dear Thea,

the lab was quick: Lotte's new retainer, in teal as she asked, is at the front desk from Thursday, January 8. We are open from 8 to 5, on Fridays until noon. She should come along, so that we can see that it sits well; it takes five minutes.

The bill is 185 dollars. Your plan does not cover a second one within twelve months, I am sorry, we tried.

At night only, as before. If it feels tight in the first days, that is normal after three weeks without.

Dr. Pell and team, 555-0174`,
  ),
  mailOf(
    'foothill-flu',
    '2025-10-21',
    'Foothill Kids Clinic',
    'Flu vaccine on Saturdays',
    `
Dear parents,

on the Saturdays October 25, November 1 and November 8 we give flu vaccine without appointment, from 9 am to 1 pm. Please come to the back entrance; the front is for sick children on these days.

We have the spray and the needle. Children with asthma or with a serious allergy should have the needle. Bring the insurance card, and a short sleeve.

Children under nine who never had a flu vaccine need two doses, four weeks apart. We tell you if yours is one of them.

Dr. Sunderland and the whole team
Foothill Kids Clinic, 555-0177`,
  ),
  mailOf(
    'prairie-fall',
    '2025-09-18',
    'Prairie Paws Vet',
    "Gherkin's thyroid",
    `
Dear Thea,

as I said on the phone, Gherkin's weight loss comes from an overactive thyroid. That is common in a cat of thirteen and can be treated well. He gets half a tablet of Thyrolin once a day with food, best in the morning.

Do not crush the tablets, and wash your hands after you break one. If he vomits or scratches his face, stop and call us.

We want to see him for a blood test in January. No breakfast on that day, for him at least.

Dr. Nuno
Prairie Paws Vet, 555-0158`,
  ),
  mailOf(
    'prairie-winter',
    '2026-01-21',
    'Prairie Paws Vet',
    "Gherkin's blood test",
    `
Dear Thea,

the results are in. Gherkin has put on 400 grams, which is lovely, but his thyroid value is still too high. From now on please give him a whole tablet of Thyrolin a day instead of the half. You can split it over morning and evening if he spits.

The kidneys look good for an old gentleman. The next check is in the week of April 13; Carmen will call you for a time.

Refills are ready within a day if you order by noon. A bottle of 60 is 38 dollars.

Dr. Nuno
Prairie Paws Vet, 555-0158`,
  ),
  mailOf(
    'motionlab',
    '2025-12-10',
    'Motion Lab Physical Therapy',
    'Your plan for the shoulder',
    `
Hello Thea,

nice to meet you today. As we discussed, the shoulder is stiff but nothing is torn. We have booked you with Colette on Mondays at 12:15, eight times, the first on January 5.

Between the sessions do the three exercises on the sheet, ten minutes a day. The one with the broomstick matters most. No lifting over ten pounds with the left arm, and that goes for preschoolers too.

The copay is 30 dollars a session. Cancel by the evening before, otherwise we charge 45.

Wear something with wide sleeves.

Motion Lab, 555-0181`,
  ),

  // Landlord
  mailOf(
    'strick-floors',
    '2025-09-30',
    'Wendell Strick',
    'Refinishing of the floors',
    `
Dear tenants,

the wood floors at 617 Quarry Street will be sanded and varnished in the week of October 20. Both stories at once, there is no other way as the stairs are part of it.

All furniture on legs is moved by the crew. Please clear closets, shelves below knee height and everything breakable until the evening of the 19th. The house should be empty of people and animals from Monday morning, and I expect you can walk on the floors again by Thursday at 6 pm.

I take 300 dollars off the rent for November for the trouble.

W. Strick
Strick Rentals, 555-0184`,
  ),
  mailOf(
    'strick-snow',
    '2025-11-10',
    'Wendell Strick',
    'Snow and ice',
    `
Dear tenants,

a reminder before the winter. The sidewalk along Quarry Street has to be clear within 24 hours after the last flake, says the town, and the town fines me 75 dollars, which I would have to hand on.

The flagstones up to your door are soft sandstone. Salt eats them. Only sand, please; a full bin stands by the fence, and I refill it when you tell me.

Do not knock the icicles off over the meter box.

If the pipes by the laundry freeze, open the cabinet under the sink and point a fan at it. No open flame! Then ring me.

W. Strick
555-0184`,
  ),
  mailOf(
    'strick-lease',
    '2026-01-05',
    'Wendell Strick',
    'Your lease from May',
    `
Dear Thea and Garrett,

your lease runs out on April 30. You have been good tenants, hens and all, and I would be glad if you stay.

The new rent from May 1 is 2,385 dollars a month (now 2,290). The lease is for twelve months again. Please sign by March 31; the paper is attached, and I need every page with initials.

You asked about painting. Bedrooms yes, in any color that a single coat of white can cover later. Kitchen and bath no.

The hens may stay as long as the neighbors do not complain.

With good wishes for the year,
W. Strick`,
  ),
  mailOf(
    'strick-radon',
    '2026-01-19',
    'Wendell Strick',
    'Radon test in the basement',
    `
Dear Thea and Garrett,

the state asks landlords to measure radon now. On Wednesday, January 21, I will set a small white box on the shelf next to the water heater. It stays for a week. Please do not move it, cover it or hang laundry on it, and keep the basement windows shut as far as you can.

It goes to a laboratory afterwards. You get a copy of the result as soon as I have it; they say three to four weeks. Should the value be above four, a fan is put in at my cost.

No key needed, I ring the bell at about 10 am.

W. Strick`,
  ),
  mailOf(
    'strick-beetles',
    '2026-02-09',
    'Wendell Strick',
    'Carpet beetles: treatment on February 17',
    `
Dear Thea and Garrett,

thank you for the photos. Those are carpet beetles, harmless but hungry. The treatment is on Tuesday, February 17. The man from Ferris Pest Control arrives at 9:00 am and lets himself in with my key.

Everybody leaves by then, animals too. The hens can stay in the coop if its door is shut. Rooms may be entered again from 3:30 pm on, after all windows were open for an hour.

Put food and toothbrushes in closed cupboards. Wool things go into the freezer for three days or to the cleaner, and I pay up to 60 dollars of that.

In case of doubt ask Ferris directly at 555-0136, they know more than I do.

W. Strick`,
  ),

  // Insurance
  mailOf(
    'basin-hail',
    '2025-06-17',
    'Basin Mutual',
    'Hail damage to your minivan',
    `
Dear Mr. Vandermeer,

we are sorry to hear about the hail of June 11. Your claim has the number BM-60418. An adjuster, Ms. Imogen Strand, will look at the minivan on Monday, June 23, between 1 and 3 pm at your house. Please do not wash or repair anything before.

Your deductible for hail is 500 dollars. A rental car is covered for five days at up to 40 dollars a day.

Many customers were hit by this storm, so workshops in the county are booked for weeks. You are free to choose one yourself.

Basin Mutual, Claims, 555-0187`,
  ),
  mailOf(
    'basin-paid',
    '2025-07-09',
    'Basin Mutual',
    'Your claim has been settled',
    `
Dear Mr. Vandermeer,

Ms. Strand counted 94 dents on the hood, roof and left side of your minivan. Based on her report we have paid 2,140 dollars to your account today. The deductible has been taken off already.

You may have the dents removed or keep them and the money. If you keep them, a later hail claim will not pay for the same panels.

The windshield is handled separately under glass, with no deductible; the workshop bills us directly.

Thank you for your patience in this busy summer.

Basin Mutual, Claims, 555-0187`,
  ),
  mailOf(
    'cobalt-shots',
    '2025-11-20',
    'Cobalt Health',
    'Approval for Casper Vandermeer',
    `
Dear member,

the request of Dr. Achterberg has been approved. We cover 30 visits for allergy shots for Casper Vandermeer until November 30, 2026. The serum itself is billed once a year and counts toward your family deductible.

Your copay is 15 dollars a visit. It is not owed when a nurse gives the shot without seeing the doctor.

Visits at other offices need a new approval. If you move or change your plan, this letter loses its effect.

Keep this letter with your papers. The approval number is CH-3307-ALG.

Cobalt Health, Member Services, 555-0189`,
  ),

  // Shops and huts
  mailOf(
    'timberlea-order',
    '2025-08-12',
    'Timberlea Furniture',
    'Thank you for your order',
    `
Hello Thea,

thank you for your order 77120:

Bunk bed Aspen Loft, twin over twin, slate gray, 649.00
Delivery to the room of your choice, 45.00
Assembly: declined

It comes in four boxes on Friday, August 29, between 8 am and noon. The driver calls half an hour before. Please count the boxes while he is there and check them for dents; later complaints take us longer.

The upper bunk is for children of six and older. Weight limit above is 165 pounds.

If anything is wrong with the order, call 555-0192 or answer to this mail.

Timberlea Furniture`,
  ),
  mailOf(
    'edge-rental',
    '2025-11-08',
    'Edge & Wax',
    "Casper's season rental",
    `
Hi Garrett,

here is what Casper walked out with today:

Skis: 120 cm, red, number 318. Boots: 21.5. Poles: 90 cm.

The season rental is 139 dollars including one tune-up in January. If he grows out of the boots before spring, we swap them for free, just bring the old ones in dry.

Everything has to be back by Sunday, April 19. After that we charge 5 dollars a day, up to the price of the set.

Bindings are set to his weight. Please don't lend the skis to a bigger kid without coming by.

Otis at Edge & Wax, 555-0194`,
  ),
  mailOf(
    'huts-cinder',
    '2025-02-26',
    'High Lonesome Huts',
    'Your stay at Cinder Creek Yurt',
    `
Hello Garrett,

you are staying at Cinder Creek Yurt from Friday, February 28, to Sunday, March 2, 2025, with five people.

The door code is 4417. Turn the knob to the left after the last digit, and wipe off the frost first.

It is 1.6 miles from the parking lot at Cinder Gulch, nearly flat. Firewood is under the deck. Please split enough kindling for the next party before you leave, and carry out all garbage, also the banana peels.

The last party reported a friendly weasel. It does not bite, but it does steal butter.

High Lonesome Huts, 555-0196`,
  ),
  mailOf(
    'huts-grouse',
    '2026-01-19',
    'High Lonesome Huts',
    'Booking confirmed: Blue Grouse Yurt',
    `
Hello Garrett,

your booking for Blue Grouse Yurt is confirmed: Friday, March 6, to Sunday, March 8, two nights, nine bunks. The total is 468 dollars. Half was charged today, the rest will be charged on February 20.

Arrival from 2 pm, departure by 11 am. You will receive the door code 48 hours before arrival, as we change it for each party.

Park at the Sorrel Pass trailhead; the overnight permit is 8 dollars a car and is sold only at the machine there, cards only.

Until February 20 you can cancel and get half back, later nothing. Check the avalanche report in the morning. Really.

High Lonesome Huts, 555-0196`,
  ),

  // Town
  newsletterOf(
    'town-winter',
    '2026-01-02',
    'Town of Larkmoor',
    'Larkmoor Town Notes, winter',
    `
Dear residents,

Christmas trees are picked up on Thursday, January 8, bare please, no tinsel and no stands.

The ice rink behind the fire station is open daily from 2 to 9 pm, skates can be borrowed for 3 dollars. The lights go off by themselves, so no need to call.

During snow emergencies (blue light on the water tower) park on the even side only.

Dog licenses for 2026 are due by the end of February. Hen permits are renewed together with them at the counter, 12 dollars as before.

The recycling center on Mill Road closes at 4 on Saturdays from now on. The swap shed stays open until spring cleanup on May 9.

Town Hall, 555-0101`,
  ),

  // Relatives and neighbors
  mailOf(
    'petra-details',
    '2026-01-12',
    'Petra Ostrow',
    'Wedding facts for my favorite people',
    `
Hello you five,

now with all the boring facts. Saturday, June 20, Tansy Orchard, 2200 Cannery Road, Port Ellery. The ceremony is at 4, please be there at 2 because of photos with the kids. Dinner in the barn, dancing until the neighbors call.

Rehearsal is on Friday at 5 and afterwards pizza at Dominic's parents', 41 Skiff Lane.

There is a block of rooms for us at the Pellow Inn under Vandermeer-Ostrow until April 15. A family room is 129 a night. It has a pool, tell no one under 12 until you are there.

Thea, can Dad give a toast without the goat story? I leave that to you.

Love, Petra`,
  ),
  mailOf(
    'oma-letter',
    '2025-12-08',
    'Oma Hanneke',
    'Thank you for Thanksgiving',
    `
Dear Garrett, dear Thea, dear children,

I am home safe and the train was on time, for once. Thank you for the good days. I still hear Lotte playing when I wash the dishes.

I left my reading glasses with the tortoise frame at your house, I think in the bathroom. No hurry, I have the old ones. Give them to me at Easter, if I may come, or put them in the mail.

For Casper: the jigsaw had all its pieces, I found the last one in my slipper. For Tilly: the rabbit's name is Brammetje, not Bram.

I have sent a parcel with speculaas. It should have come by St. Nicholas, or so they claimed.

Your Oma Hanneke`,
  ),
  mailOf(
    'priya-party',
    '2025-08-03',
    'Priya Lakhani',
    'Quarry Street block party',
    `
Hi all,

the block party is on Saturday, September 6, from 3 pm until the mosquitoes win. The town closes the street between Seventh and Eighth Avenue. Cars should be out by 2, otherwise they stay in until 9.

Odd numbers bring salads, even numbers bring dessert. Gus grills, and we chip in 10 dollars a family for meat and for the veggie burgers.

We have the inflatable slide again. The deal from last year holds: no shoes, no juice, no uncles.

Can somebody lend a long table? Ours has a wobble since the watermelon.

Priya, 622 Quarry, 555-0109`,
  ),
];

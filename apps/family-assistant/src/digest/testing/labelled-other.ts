import type { LabelledText } from './labelled-text.ts';

/** Newsletters about everything else, such as shops, bills, deliveries and travel, as source, subject and text; all invented. */
export const otherTexts: readonly LabelledText[] = [
  [
    'Parcel Express',
    'Your package arrives today',
    'Your parcel from Northwind Books will be delivered between 2 and 5 p.m. Track it online or leave delivery instructions for the driver. A signature is required.',
  ],
  [
    'Lumen Electric',
    'Your bill is ready',
    'Your electricity bill for October is $94.12 and will be charged to the card ending in 2210 on November 28. You used 6% less than last year.',
  ],
  [
    'Shoe Barn',
    '40% off sneakers this weekend',
    'Back-to-school savings! All kids’ sneakers and soccer cleats are 40% off with code RUN40. Free shipping over $50. Unsubscribe at any time.',
  ],
  [
    'Springfield Credit Union',
    'Your statement is available',
    'The statement of your checking account is now available online. For your security we never ask for your password by e-mail. Turn on alerts for large transactions.',
  ],
  [
    'StreamBox',
    'Price change for your subscription',
    'From January your plan costs $13.99 a month. You do not need to do anything to continue. You can cancel your subscription in the account settings.',
  ],
  [
    'Skyline Air',
    'Check in for your flight',
    'Check-in is open for your flight to Denver, confirmation code QX7T2L. Choose your seats and print boarding passes. Bags are checked up to 45 minutes before departure.',
  ],
  [
    'Green Lawn Co.',
    'Fall service',
    'Our crew comes on Thursday to aerate and seed your lawn. Please mark sprinkler heads. The invoice is sent after the service.',
  ],
  [
    'Auto Haven',
    'Oil change due',
    'Your minivan is due for an oil change and tire rotation. Book online and save $15. Our shuttle brings you home while you wait.',
  ],
  [
    'Cloud Drive',
    'Storage almost full',
    'You have used 14.2 of 15 GB of storage. Upgrade your plan or delete large files to keep your photos syncing between devices.',
  ],
  [
    'Harbor Insurance',
    'Auto policy renewal',
    'Your auto policy renews on December 12 with a premium of $612 for six months. Review the coverage for your vehicles and drivers in the app.',
  ],
  [
    'Pasta Palace',
    'Kids eat free on Tuesdays',
    'Order any main course and one child eats free. Reserve a table for the holidays now. Show this coupon; not valid for delivery.',
  ],
  [
    'Toy Cove',
    'Your order has shipped',
    'Order 88120 with one marble run and two puzzles has shipped. Expected delivery is Friday. Returns are free within 30 days with the receipt.',
  ],
  [
    'WeatherNow',
    'Winter storm watch',
    'Snow of five to eight inches is expected from Thursday night. Roads may be slick during the morning commute. Winds gust to 35 mph.',
  ],
  [
    'Bella Photo',
    'Holiday cards: order by Sunday',
    'Turn your favorite pictures into holiday cards. Half price until Sunday with code MERRY. Standard shipping takes five business days.',
  ],
  [
    'Homestead Plumbing',
    'Estimate for the water heater',
    'Attached is our estimate for a 50-gallon water heater, $1,480 installed. It is valid for 30 days. Reply to accept and we will schedule the installation.',
  ],
  [
    'Grocer Direct',
    'Your delivery slot is confirmed',
    'Groceries arrive on Saturday between 8 and 10. You can change your cart until midnight. Two items are out of stock and were substituted.',
  ],
  [
    'Aunt Carmen',
    'Thanksgiving',
    'Can’t wait to see you all! I am making the turkey, so bring that cranberry thing everybody likes. We eat at three. Tell the kids the trampoline is fixed. Love, Carmen',
  ],
  [
    'TechRight',
    'Your repair is finished',
    'The laptop screen has been replaced and the device is ready at our counter. The total is $189. The repair has a warranty of 90 days.',
  ],
  [
    'Outdoor Depot',
    'Members get early access',
    'Tents, sleeping bags and hiking boots at clearance prices, for members only. Shop the sale before everyone else. Offer ends Monday at midnight.',
  ],
  [
    'Lakeview Hotel',
    'Your reservation',
    'We confirm your stay from July 3 to July 6, one family room with breakfast. Check-in is from 3 p.m. Cancel without charge until June 26.',
  ],
  [
    'Department of Motor Vehicles',
    'Registration renewal',
    'The registration of your vehicle with plate 4KX 209 expires on December 31. Renew online, by mail or at an office. An emissions test is required.',
  ],
  [
    'PhoneWorld',
    'Data usage alert',
    'Line 3 on your family plan has used 90% of its data. Extra data costs $10 per gigabyte. Manage limits for each phone in the app.',
  ],
  [
    'Recipe Weekly',
    'Five dinners in thirty minutes',
    'This week: lemon chicken, black bean tacos, a lentil soup that freezes well, sheet-pan gnocchi and pizza muffins. The shopping list is below.',
  ],
  [
    'Rent-a-Party',
    'Bounce castle booking',
    'Thank you for your booking. We deliver the castle at 9 and pick it up at 6. The remaining balance of $120 is due on delivery. Keep pets off the lawn.',
  ],
  [
    'Tax office',
    'Property tax installment',
    'The second installment of $1,204.50 is payable by January 31. Late payments carry interest of 1% a month. Pay online or by check.',
  ],
  [
    'Secure Mail',
    'New sign-in to your account',
    'We noticed a new sign-in to your account from a device in Ohio. If this was you, ignore this message. Otherwise change your password.',
  ],
  [
    'Old Mill Bookshop',
    'New arrivals',
    'Our picks of the month: two mysteries, a cookbook and a picture book about whales. Members collect double points on hardcovers until Sunday.',
  ],
  [
    'Piano by Irina',
    'Lesson moved',
    'Hello, I have to move Thursday’s piano lesson to 5:15. We will work on the minuet; please practice hands separately. Invoices for the month are attached.',
  ],
  [
    'City Cinema',
    'This week at the movies',
    'New on Friday: "The Lantern Keeper". Matinees are $7 all week and popcorn refills are free for loyalty members. Book seats online.',
  ],
  [
    'HomeFix',
    'Your furnace filter subscription',
    'Your next set of filters ships on December 1. Skip a delivery or change the size in your account. Recycle the old ones with cardboard.',
  ],
];

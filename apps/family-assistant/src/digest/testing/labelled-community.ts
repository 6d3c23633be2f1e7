import type { LabelledText } from './labelled-text.ts';

/** Newsletters about town, neighbours, clubs and congregations, as source, subject and text; all invented. */
export const communityTexts: readonly LabelledText[] = [
  [
    'Town of Springfield',
    'Leaf collection begins',
    'Crews collect leaves on the east side from November 2 and on the west side a week later. Rake leaves to the curb, not into the street. Bags are picked up with yard waste on your regular day.',
  ],
  [
    'Springfield Public Library',
    'Story time and more',
    'Toddler story time is back on Wednesdays at 10:30 in the children’s room. The winter reading challenge starts December 1: log books with your library card and win prizes.',
  ],
  [
    'Maple Street neighbors',
    'Block party',
    'Our block party is on Sunday from 3 until dusk. The street is closed to cars between Oak and Elm. Bring a dish to share and a chair; the grill and the bounce house are paid for.',
  ],
  [
    'Pack 118',
    'Pinewood Derby',
    'Scouts race their cars on January 23 in the fellowship hall. Weigh-in is Friday evening. Dens need two parents each for set-up, and uniforms are to be worn.',
  ],
  [
    'St. Luke Parish',
    'This Sunday',
    'The choir sings at the 9:30 service. After the service the youth group serves pancakes in the parish hall. Donations go to the mission trip. Confirmation class meets as usual.',
  ],
  [
    'Harbor Food Bank',
    'Volunteers for sorting day',
    'We sort Thanksgiving donations on Saturday from 9 to noon. Families with children over eight are welcome. Canned vegetables and baby food are needed most. Sign up online.',
  ],
  [
    'Girl Scout Troop 2207',
    'Cookie booth sign-up',
    'Cookie booths are open for sign-up! Each scout takes two shifts with an adult. Troop dues are $30 and can be paid at the next meeting. We earn the camping badge in March.',
  ],
  [
    'City Council',
    'Public hearing on Mill Road',
    'The council holds a public hearing on the Mill Road bike lane on Tuesday at 7 p.m. in City Hall. Residents may speak for three minutes or send written comments.',
  ],
  [
    'Friends of Cedar Park',
    'Spring clean-up',
    'Join your neighbors to pick up litter and plant forty trees in Cedar Park. Gloves and bags are provided by the city. Volunteers under 14 come with an adult.',
  ],
  [
    'Water Department',
    'Hydrant flushing',
    'Hydrants in ward 4 are flushed overnight this week. Water may look rusty; run the cold tap until it is clear. It is safe to drink. Call the town for questions.',
  ],
  [
    'Springfield Farmers Market',
    'Market news',
    'The market moves into the old depot for the winter. Twenty local farms, live music at eleven and a table for the community garden. Dogs on a leash are welcome.',
  ],
  [
    'Temple Beth Shalom',
    'Hanukkah celebration',
    'Families are invited to light the candles together on the fourth night. Latkes for all! Please bring a wrapped gift for the toy drive of the sisterhood.',
  ],
  [
    'Hillcrest Homeowners Association',
    'Annual meeting',
    'The association elects three directors at the annual meeting on December 8 in the clubhouse. Proxies are due the day before. The agenda includes the pool fence and the snow contract.',
  ],
  [
    'Springfield Community Theater',
    'Tickets for The Nutcracker',
    'Our all-volunteer production runs the first two weekends of December at the Grange. Tickets are $12, children $6. Ushers see the show free.',
  ],
  [
    'Police Department',
    'Bicycle registration and safety',
    'Officers register bicycles at the town green on Saturday. Children get a free helmet while they last. Please lock your cars: break-ins were reported in the neighborhood.',
  ],
  [
    'Rotary Club',
    'Holiday toy drive',
    'Drop off new, unwrapped toys at the fire station until December 15. Last year residents helped 240 local families. Drivers are needed for delivery day.',
  ],
  [
    'Springfield Children’s Chorus',
    'Rehearsal and concert dress',
    'Singers rehearse on Monday in the church hall and wear the red scarf for the tree lighting. Parents of choristers are asked to bake for the reception after the concert.',
  ],
  [
    '4-H Club',
    'County fair entries',
    'Entries for rabbits, baking and photography are due to the extension office by July 10. Members must attend four meetings. Barn duty starts on Wednesday of fair week.',
  ],
  [
    'Town Clerk',
    'Election day',
    'Polls are open from 7 a.m. to 8 p.m. Ward 2 votes in the gym of Lakeside Elementary; bring identification. Absentee ballots must reach the clerk by the close of the polls.',
  ],
  [
    'Neighborhood watch',
    '',
    'Somebody’s grey tabby has been sleeping on porches along Birch Lane. No collar, very friendly. Message Joan if she is yours. Also: street light at the corner is out, reported to the city.',
  ],
  [
    'Springfield Fire Department',
    'Open house',
    'Climb into a ladder truck, try the hose and meet our volunteers on Saturday. Firefighters install free smoke detectors for residents over 65. Parking is at the town hall.',
  ],
  [
    'Harbor Islamic Center',
    'Weekend program and Eid bazaar',
    'The weekend program resumes after prayer on Saturday. Tables at the Eid bazaar are $20 and proceeds support refugee families of our community.',
  ],
  [
    'Parks & Recreation',
    'Winter festival on the green',
    'Hot cocoa, a bonfire, carolers and a visit by the horse sleigh: the winter festival is on Saturday from 4 to 8. Vendors and volunteers should contact the town office.',
  ],
  [
    'Public Works',
    'Parking ban during snow',
    'From December 1 no car may be parked on town streets between 1 and 6 a.m. Cars in the way of plows are towed. Residents must clear sidewalks within 24 hours.',
  ],
  [
    'Community garden',
    'Plot renewal',
    'Gardeners keep their plots by renewing before February 28. The fee is $35 and every plot owes four hours of work on the paths. Compost arrives in April.',
  ],
  [
    'Springfield Public Library',
    'Museum passes for cardholders',
    'Residents with a library card may borrow a pass for the aquarium or the science museum. Reserve at the desk. The book sale by the Friends of the Library is in the basement on Sunday.',
  ],
  [
    'Refugee welcome group',
    'Furniture needed',
    'A family of six arrives next week. We are looking for bunk beds, a kitchen table and winter coats. Donations can be left in the church garage on Thursday evening.',
  ],
  [
    'Senior center',
    'Grandparents’ tea',
    'Grandparents and grandchildren are invited to tea and a magic show at the senior center. Seats are limited, so call by Thursday. Rides by the town van can be arranged.',
  ],
  [
    'Animal shelter',
    'Adoption weekend',
    'Meet thirty cats and dogs at our open house. Fees are waived for adults who adopt together with a senior pet. Volunteers to walk dogs are always needed, ages 16 and up.',
  ],
  [
    'Maker space',
    'Repair cafe',
    'Bring a lamp, a toaster or torn jeans, and neighbors with tools fix them with you. Free, donations welcome. In the basement of the community center on the first Saturday.',
  ],
];

import type { LabelledText } from './labelled-text.ts';

/** Newsletters about sports, as source, subject and text; all invented. */
export const sportsTexts: readonly LabelledText[] = [
  [
    'Springfield Youth Soccer',
    'Saturday game moved',
    'The U10 game against the Comets is now at 9:00 on field 3 because field 1 is flooded. Wear the white jersey and arrive half an hour early for warm-up.',
  ],
  [
    'Coach Dan',
    '',
    'No practice tonight, thunder in the forecast. We will make it up Thursday at 5:30. Bring cleats and shin guards, we are scrimmaging the blue team!',
  ],
  [
    'Harbor Swim Club',
    'Winter season registration',
    'Registration for the winter swim season closes November 20. New swimmers need an evaluation with a coach before they are placed in a lane group. The first meet is in December.',
  ],
  [
    'Lakeside Athletics',
    'Basketball tryouts',
    'Tryouts for the seventh and eighth grade basketball teams are Monday to Wednesday after school in the gym. Players need a cleared physical on file before they may take part.',
  ],
  [
    'Eastside Little League',
    'Draft day and team assignments',
    'Coaches draft teams on Sunday. You will hear from your manager by Tuesday. Uniform pick-up is at the snack bar, and every family owes two concession shifts or a $50 buyout.',
  ],
  [
    'Tumble Stars Gymnastics',
    'Meet schedule',
    'Level 3 gymnasts compete at the Snowflake Invitational on January 16. Session times are posted ten days before. Leotard fees of $85 are due at the front desk by Friday.',
  ],
  [
    'Northgate Track & Field',
    'Meet at Riverside on Tuesday',
    'The bus leaves at 2:50. Athletes compete in up to four events; relays are posted in the locker room. Bring spikes, water and a sweatshirt. Results go up on the team page.',
  ],
  [
    'Blue Fin Diving',
    'Pool closed for repair',
    'The diving well is closed through Wednesday while the filter is repaired. Dryland training takes place in the studio at the normal time. The team captain will text any change.',
  ],
  [
    'Springfield Ice',
    'Learn to skate, session 2',
    'Skaters who passed Basic 2 move on to Wednesday at 4:45. Helmets are required for all beginners. Rental skates are included; hockey players should bring their own sticks.',
  ],
  [
    'Hawks Lacrosse',
    'Spring equipment check',
    'All players must have helmet, gloves, pads and a mouthguard at the first practice. Sticks can be restrung by Coach Ellis for $20. Please send jersey sizes to the team manager.',
  ],
  [
    'Parks & Recreation',
    'Youth flag football sign-ups',
    'Flag football for ages 6 to 12 starts in September. Games are on Saturdays at Memorial Field. Volunteer coaches get their child’s registration free. Sign up by August 15.',
  ],
  [
    'Martial Arts Center',
    'Belt test',
    'Students with four stripes may test for the next belt on Saturday at 11. The testing fee is $45 and uniforms must be clean and complete. Parents are welcome to watch from the benches.',
  ],
  [
    'Varsity volleyball',
    'Senior night',
    'Our seniors are honored before the last home match on Thursday. JV plays at 5, varsity at 6:15. Wear green and stay for the team photo on the court.',
  ],
  [
    'Riverbend Tennis',
    'Junior clinic',
    'The junior tennis clinic moves indoors for the winter. Courts 2 and 3 are ours on Sunday from 3 to 5. Rackets can be borrowed from the pro shop.',
  ],
  [
    'Coach Marisol',
    'Snack schedule and carpool',
    'Hi team families! Attached is who brings orange slices for each game. For the away tournament in Dover we need two more cars. The bracket comes out on Thursday evening.',
  ],
  [
    'Metro Hockey Association',
    'Ice time change for Squirts',
    'Squirt B practices Friday at 6:10 a.m. instead of Saturday, on rink 2. Goalies stay twenty minutes longer. The jamboree is still on, and game jerseys will be handed out there.',
  ],
  [
    'Harbor High Athletics',
    'Cross country results',
    'Our girls finished second at the invitational with a five-runner average of 20:41. The boys were fourth. The conference championship is next; runners need their own spikes.',
  ],
  [
    'Springfield Youth Soccer',
    'Referees wanted',
    'Players aged 13 and up can become referees for the small-sided games. The course is one evening and referees earn $18 a match. Whistle and flags are provided by the league.',
  ],
  [
    'Dance & Cheer',
    'Cheer camp',
    'Cheer squad members practice stunts and the halftime routine at camp from August 3. The fee covers bows and poms. Squad captains will be chosen on the last day.',
  ],
  [
    'Coach Dan',
    'End of season party',
    'What a season: eight wins, two ties! Trophies are given out at the pizza place on Sunday at 4. Please hand back your jersey, and tell me whether your player returns in the spring league.',
  ],
  [
    'YMCA Aquatics',
    'Swim lessons',
    'Group swim lessons for levels 1 to 4 begin the week of January 5. Children must wear a cap in the pool. Make-up lessons are not possible this session.',
  ],
  [
    'Eastside Little League',
    'Rainout line',
    'All games on the lower diamonds are cancelled today. Upper fields are being dragged and decisions come by 3 p.m. Make-up games for the Minors will be on Sunday.',
  ],
  [
    'Trailblazers Mountain Bike Team',
    'Race weekend',
    'We ride the course on Saturday and race on Sunday. Helmets and number plates at all times. Riders camp with a parent, and the team tent needs three people to set it up.',
  ],
  [
    'Lakeside Elementary PE',
    'Running club finishes its season',
    'Our runners have covered 412 miles since September! The last race is the Jingle 5K; shirts are handed out at practice on Tuesday. Thanks to our parent coaches.',
  ],
  [
    'Kickers Futsal',
    'Winter futsal league',
    'Five-a-side futsal starts after Thanksgiving at the sports dome. Teams of eight players, ten games, flat shoes only. Register as a team or as a free agent by November 22.',
  ],
  [
    'Rowing Club',
    'Novice crew',
    'Novice rowers meet at the boathouse at 5:45 a.m. Everyone must pass a swim test. Oars are racked by size, so please follow the coxswain when boats are carried.',
  ],
  [
    'Harbor Swim Club',
    'Meet entries and volunteers',
    'Declare your events for the Holiday Classic by Sunday night. Every family times at least one session. Heat sheets are e-mailed on Friday, and warm-up for 10 and under begins at 7:20.',
  ],
  [
    'Coach Ellis',
    '',
    'Reminder: team pictures before practice Wednesday, full uniform. Box scores from the weekend are up. We clinched a playoff spot!!',
  ],
  [
    'Golf juniors',
    'Saturday league at Fox Run',
    'Tee times start at 1:30. Nine holes, play ready golf, and keep the pace. Parents may walk along but not caddie. Dues for the spring league are payable in the clubhouse.',
  ],
  [
    'Northgate wrestling',
    'Weigh-in and dual meet',
    'Weigh-ins are at 4 p.m. sharp in the small gym, and the dual meet against Dover starts at five. Wrestlers need headgear and must have short nails. Admission is $3 for adults.',
  ],
];

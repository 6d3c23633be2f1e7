import type { QuestionSource } from '../question-set.ts';
import { chatOf, documentOf, mailOf, newsletterOf } from '../set-parts.ts';

/** Mail, newsletters, chat messages and documents of the Kowalski household. */
export const kowalskiSources: readonly QuestionSource[] = [
  mailOf(
    'dentist-later',
    '2028-03-06',
    'Ferrara Family Dental <hello@ferraradental.example>',
    'Please read: new time on March 14',
    `
Hi Renee,

our hygienist has jury duty in the early afternoon of Tuesday, March 14, so we are sliding everybody back a little. Owen and Josie are now down for 4:30 pm instead of 3:45, one after the other as before. If they were going to get fluoride, please no snacks in the waiting room (Josie, we mean the crackers). We took new X-rays of Owen last fall, so he skips them this time. Call us at 555-0148 if the later start is a problem.

See you soon,
Ferrara Family Dental`,
  ),
  mailOf(
    'tax-later',
    '2028-03-05',
    'Lorraine Dietz <lorraine@dietz-tax.example>',
    'Wednesday the 22nd',
    `
Renee and Pete,

I overbooked myself on the 22nd, sorry. Could you come at 6:15 pm rather than 5:30? I have penciled you in, so unless I hear from you that is what we do. Bring the mileage log, the receipts for the truck and last year's folder, the green one. If Pete is on the road, one signature at the table is enough and he can sign the other form at home.

Lorraine`,
  ),
  mailOf(
    'tournament',
    '2028-03-01',
    'Prairie Glen Youth Hockey <manager@pgyh.example>',
    'Lake Verity: what we know so far',
    `
Families,

we open on Friday, March 24, at 6:20 pm on rink 2. Our opponents will be drawn the week before, and I will send the bracket when I have it. We have a block of rooms at the Pine Lantern Lodge for $129 a night; say "Prairie Glen" when you call. The pool there closes at ten, and no sticks in the hallway this year, please. Sunday's games depend on how we do. Skaters need both jerseys, the white and the maroon.

Coach Dutch and Annika, your manager`,
  ),
  mailOf(
    'parade',
    '2028-03-04',
    'Mr. Halvorsen <halvorsen@prairieglenhigh.example>',
    'Parade on the 18th: call time and uniform',
    `
Marchers,

for the St. Patrick's parade you report to the bank parking lot at 9:45 am in full uniform. Black shoes and black socks; nobody marches in sneakers again, I mean it. Green ribbons will be handed out, and you may keep them. Valuables stay home, because the instrument truck will not be locked. We step off at eleven and end by the fire station, where parents can collect you. There will be doughnuts, but only afterward.

Mr. Halvorsen`,
  ),
  mailOf(
    'science-center',
    '2028-03-03',
    'Ms. Albrecht <albrecht@birchstreet.example>',
    'First grade goes to the science center',
    `
Dear families,

on Thursday, March 23, our first graders visit the Whirligig Science Center. It costs $12 per child, and the slip with the money has to be back in my hands by Wednesday, March 15. Please pack a lunch that can be thrown away entirely, in a bag with the name on it. We wear the yellow class shirts. I still need two grown-ups to ride along; if you are interested, write to me and I will draw names. We are back before the last bell.

Ms. Albrecht`,
  ),
  mailOf(
    'driving-school',
    '2028-02-26',
    'Right Lane Driving School <office@rightlane.example>',
    'Behind-the-wheel hours',
    `
Dear students,

once the classroom part is behind you, you may book your six hours behind the wheel. Slots for April open on our page on Monday, March 13, at noon, and they go fast. Every drive starts and ends at our lot. Bring your permit each time; without it we cannot let you sit in the driver's seat and the hour is lost. The second half of the fee, $210, is due before your first drive. Gum is fine, sandals are not.

Right Lane`,
  ),
  chatOf(
    'bree',
    '2028-03-05',
    'Bree',
    `hey renee!! friday is good. just fyi i'm at $17 an hour now bc i turned 18 yay. also my car is still dead so somebody would have to run me home after, it's only like six minutes. is it ok if i bake something w josie? i'll bring the stuff`,
  ),
  newsletterOf(
    'parish',
    '2028-03-02',
    "St. Cyril's <bulletin@stcyrils.example>",
    'Lent at St. Cyril’s',
    `
The Friday fish fry is back with its golden perch, potato pancakes and coleslaw that has won no prizes but deserves to. A plate is $14 for adults and $7 for children under ten; carry-out at the side door ends half an hour before the hall closes. We are grateful to the kitchen crew, above all to Stan, whose batter remains a secret. Stations of the Cross follow in the church. The choir looks for two tenors who are not afraid of heights. Palm branches may be ordered through Mrs. Lisowski.`,
  ),
  mailOf(
    'heart-center',
    '2028-03-06',
    'Verity Heart Center <scheduling@verityheart.example>',
    'Getting ready for your stress test',
    `
Dear Mr. Kowalski,

for your visit on Wednesday please wear comfortable walking shoes, since you will be on the treadmill for about ten minutes. Do not have any caffeine for 24 hours before the test; that includes coffee, black tea, cola and chocolate. You may take your morning pills with water. Bring a list of your medicines. A light breakfast is fine up to two hours before. Parking in the garage is free if you have your ticket stamped at the desk.

Verity Heart Center`,
  ),
  mailOf(
    'cabin',
    '2028-02-20',
    'Lake Orrin Cabins <stay@lakeorrin.example>',
    'Your stay with us in March',
    `
Hello Kowalskis and Novaks,

we are looking forward to having you in the Heron cabin. You can get in from 3 pm; the key hangs in the lockbox, and the code comes by text on the morning of your arrival. Please bring your own sheets and towels, blankets are there. Firewood is $8 a bundle at the office, cash or check. One dog is welcome for $40 per stay, as long as he stays off the beds. The ice may be rotten by late March: keep off it, whatever the neighbors do.

Lake Orrin Cabins`,
  ),
  chatOf(
    'dee',
    '2028-03-03',
    'Aunt Dee',
    `Cannot wait!! Only bringing a carry-on so no baggage claim, just slow down and I'll jump in ha. Heads up I had to give up dairy, doctor's orders, so no pierogi ruskie for me, tragic I know. Tell Josie I found THE present. Do I get the sofa bed or Owen's room?`,
  ),
  mailOf(
    'skate-shack',
    '2028-02-27',
    'Skate Shack <parties@skateshack.example>',
    'Party confirmation: Josie turns 7',
    `
Hi Renee,

you are booked for the Disco package: up to twelve kids, skates included, one hour on the floor and one in the party room. Your deposit of $60 is in, and the remaining $145 is due at the counter on the day. Everybody on the floor needs socks, and grown-ups have to stay in the building. Pizza comes out at three. You can bring your own cake but no candles that spark. Each guest's parent has to fill in the waiver online beforehand.

Roll on,
Skate Shack`,
  ),
  chatOf(
    'plumber',
    '2028-03-06',
    'Duane (plumber)',
    `Morning, Duane here. For Friday please have everything out from under the upstairs sink and the tub surround wiped dry. I'll text when I leave the job before yours. If it's the valve I have one on the truck, if it's the stack we need to talk. Dog is fine, I like dogs.`,
  ),
  newsletterOf(
    'tumble-barn',
    '2028-03-01',
    'Tumble Barn <news@tumblebarn.example>',
    'Cartwheels in March',
    `
We have a second home! While the floor of the old barn is sanded, some groups move over to Tumble Barn East; the coaches tell you when it is your turn. Leotards for the May show can be tried on in the lobby, and the date of the show will be announced as soon as the high school lets us know when its stage is free. Long hair up, earrings out. The vending machine has been repaired and takes coins again. Welcome to Coach Imani, who can walk on her hands across a parking lot.`,
  ),
  mailOf(
    'concert',
    '2028-03-06',
    'Mrs. Okafor-Lind <okaforlind@lindgren.example>',
    'Spring concert of the sixth grade band',
    `
Dear band families,

our concert is coming up. Musicians report to the band room at 6:30 pm, warmed up and fed. They wear a white shirt with a collar, black pants or skirt, and dark shoes. Saxophones sit in the second row, so that the bells can be seen. We play five pieces; the whole thing is over before bedtime. Admission is free, but we take canned goods for the food pantry at the door. Please no flash.

Mrs. Okafor-Lind`,
  ),
  chatOf(
    'gus',
    '2028-03-04',
    "Gus's Garage",
    `Hi Pete, we have the van down for the brakes. Front pads for sure, the rear we'll see once the wheels are off. Will call with a number before we touch anything. No loaner this week, the spare car is out itself. Leave the key in the slot if we're not open yet.`,
  ),
  mailOf(
    'bellamy',
    '2028-03-05',
    'Art Bellamy <art@bellamyreeds.example>',
    'Reeds and a book',
    `
Dear Kowalskis,

Owen is ready for a stronger reed: please get a box of size 2½, the ones in the blue box. He also finished the red book, so the next thing is "Second Steps for Saxophone", which the shop on Mill Street keeps on the shelf for my students; it runs about eleven dollars. I am having my porch rebuilt, so use the kitchen door. He swings more than he thinks he does.

Art Bellamy`,
  ),
  documentOf(
    'house',
    '2027-11-08',
    'Pete Kowalski',
    'House stuff everybody should know',
    `
Sump pump is on breaker 14, bottom right, and if it beeps you flip it off and on once. Water main: basement, behind the paint shelf, red handle. The thermostat upstairs is only a sensor, change it at the one in the hall. Wi-Fi for guests is PierogiPower and the password is on the fridge. Back door needs a lift and then a shove. Snow shovels live in the garage rafters, and so does the sled.`,
  ),
  documentOf(
    'sitter',
    '2028-01-09',
    'Renee Kowalski',
    'For Bree: Josie',
    `
Lights out at 8, half an hour later on weekends. She brushes, you check. Her inhaler is in the top drawer of the hall dresser, two puffs with the spacer if she coughs and cannot stop, then call me. One chapter, not two, she will say two. The hall light stays on. Pierogi goes out once at nine and sleeps downstairs. Owen may play until 9 and then reads. Grandpa is upstairs if anything is on fire, but he takes out his hearing aids at ten.`,
  ),
  chatOf(
    'scoops',
    '2028-03-06',
    'Marge (Scoops)',
    `Hi Tess! New thing from this Sunday on: everybody wears the mint green polo, the pink ones are retired. Yours is on the hook with your name. Hair net for the waffle iron, yes really. If we're slow I might send someone home at 4. Also thank you for fixing the radio`,
  ),
  newsletterOf(
    'lindgren-news',
    '2028-03-03',
    'Lindgren Middle School <office@lindgren.example>',
    'Lindgren Lines, first week of March',
    `
Yearbooks are $28 until the last day of March and $34 after that; order at the office or online. Our lost and found has reached the second shelf, including a left skate. The science fair will be in April, and Mr. Pruitt will give out the day and the rules next week. Laptop chargers that are not ours keep appearing, please label them. Sixth graders, your locker clean-out is coming, and so is the smell. Congratulations to the spelling team on second place.`,
  ),
  mailOf(
    'track-bus',
    '2028-03-06',
    'Coach Reyes-Monroe <track@prairieglenhigh.example>',
    'Friday at Hollis North',
    `
Team,

the bus for Friday's invite leaves from the gym lot at 2:50 pm sharp, so sprinters are excused from last period. Quarter-inch spikes only, their floor is new. Eat a real lunch. You may ride home with your own parents if they sign my clipboard; nobody rides with other kids. The 4x400 will be decided at Tuesday's practice. Bring something warm for between the heats, their field house is a refrigerator.

Coach Reyes-Monroe`,
  ),
  mailOf(
    'acorn-sale',
    '2028-03-02',
    'Carol Whitby <carol@acorns-troop.example>',
    'Nuts are in!',
    `
Acorn families,

the nut sale orders have arrived. Please pick up your boxes from my garage, 9 Dormer Lane, any evening between six and eight. Josie sold 31 cans, which makes her second in the troop. Money is due at the meeting after the next one; checks to the troop, not to me. We still need a driver for the wagon at the sale booth. Vests for the ceremony can be ironed on low only, the badges melt, ask me how I know.

Carol`,
  ),
];

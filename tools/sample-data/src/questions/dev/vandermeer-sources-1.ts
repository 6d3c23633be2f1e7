import type { QuestionSource } from '../question-set.ts';
import { chatOf } from '../set-parts.ts';

/** Chat messages of the Vandermeers, thread by thread. */
export const vandermeerChats: readonly QuestionSource[] = [
  // A place to sleep while the floors dry
  chatOf(
    'floors-1',
    '2025-10-09',
    'Thea',
    'Strick wrote again. Floor guys come Monday the 20th, upstairs AND downstairs at once. Where do we sleep??',
  ),
  chatOf('floors-2', '2025-10-09', 'Garrett', "your dad's?"),
  chatOf(
    'floors-3',
    '2025-10-09',
    'Thea',
    'Asked. He takes all five of us, four nights. But no Gherkin, his eyes swell shut around fur.',
  ),
  chatOf('floors-4', '2025-10-09', 'Garrett', 'ok then cat to Brandvolds'),
  chatOf(
    'floors-5',
    '2025-10-10',
    'Gus Brandvold',
    'Sure thing, bring him over Sunday night. Does he still need the pill?',
  ),
  chatOf(
    'floors-6',
    '2025-10-10',
    'Thea',
    "Every day, half a tablet with breakfast, squashed into liverwurst. I'll bring the bottle.",
  ),
  chatOf(
    'floors-7',
    '2025-10-23',
    'Garrett',
    'stopped by. second coat still tacky. foreman says nobody sets foot inside before Friday 3 o’clock, and only in socks til Sunday',
  ),
  chatOf('floors-8', '2025-10-23', 'Lotte', 'so one MORE night at grandpas?? he snores through the wall'),
  chatOf('floors-9', '2025-10-23', 'Thea', 'One more. Earplugs are in my blue toiletry bag.'),

  // Driving to the ski hill
  chatOf(
    'carpool-1',
    '2025-11-17',
    'Marisol Quade',
    'Hi you two! Snowcats starts up Dec 6. Split the driving to Cutbank like last winter?',
  ),
  chatOf('carpool-2', '2025-11-17', 'Garrett', 'please. van is back from the shop so I fit 4 kids plus skis'),
  chatOf('carpool-3', '2025-11-17', 'Marisol Quade', "You there, me home? I'm useless before nine"),
  chatOf('carpool-4', '2025-11-17', 'Garrett', 'deal. 7:20 at your place?'),
  chatOf(
    'carpool-5',
    '2025-11-17',
    'Marisol Quade',
    "That's fine. Emil will be out on the porch with his boots already on, he hates changing in the parking lot",
  ),
  chatOf(
    'carpool-6',
    '2026-01-09',
    'Marisol Quade',
    'Look for a copper-colored wagon with a dent tomorrow, the white one is sold. Flagpole as always',
  ),
  chatOf('carpool-7', '2026-01-23', 'Garrett', "can't do tmrw, transmission light is on again :("),
  chatOf(
    'carpool-8',
    '2026-01-23',
    'Marisol Quade',
    "My sister can! Noemi, silver truck, she'll honk at yours at quarter past seven",
  ),
  chatOf('carpool-9', '2026-01-23', 'Garrett', 'lifesaver. Casper brings donuts'),

  // The cello
  chatOf(
    'cello-1',
    '2025-09-03',
    'Lotte',
    'ms farrow says I need a 3/4 now. the half is too small, my elbow goes up like a chicken',
  ),
  chatOf('cello-2', '2025-09-03', 'Thea', 'Already?? OK I call Bow & Bridge.'),
  chatOf('cello-3', '2025-09-04', 'Thea', 'They swap it, only 6 dollars more. So 28 a month from now on.'),
  chatOf('cello-4', '2026-01-30', 'Lotte', 'my A string snapped in rehearsal and hit ms farrow in the glasses'),
  chatOf('cello-5', '2026-01-30', 'Thea', 'Is she ok??'),
  chatOf('cello-6', '2026-01-30', 'Lotte', 'she laughed. can I get the ones in the yellow pack, Larsett'),
  chatOf('cello-7', '2026-01-30', 'Thea', 'Soft or medium?'),
  chatOf('cello-8', '2026-01-30', 'Lotte', 'medium pls'),

  // Bunk bed
  chatOf(
    'bunk-1',
    '2025-08-11',
    'Thea',
    'Timberlea has the bunk bed on sale, in pine, birch or slate gray. Casper wants gray. Thoughts?',
  ),
  chatOf('bunk-2', '2025-08-11', 'Garrett', 'birch matches the dresser'),
  chatOf('bunk-3', '2025-08-11', 'Thea', "It's his room though"),
  chatOf('bunk-4', '2025-08-11', 'Garrett', 'fair. gray then. mattresses included?'),
  chatOf('bunk-5', '2025-08-11', 'Thea', 'No, 649 is just the frame. Mattresses we get at Slumber Barn, 110 each.'),
  chatOf('bunk-6', '2025-08-29', 'Garrett', "it's here but a box is missing!! the ladder. rest looks ok"),
  chatOf('bunk-7', '2025-08-29', 'Thea', 'Called them. Will be shipped by Thursday. Until then he sleeps below.'),

  // The retainer
  chatOf('retainer-1', '2025-12-19', 'Lotte', 'dont be mad'),
  chatOf(
    'retainer-2',
    '2025-12-19',
    'Lotte',
    'my retainer is not in its case. pretty sure I dumped it in the trash with my lunch tray',
  ),
  chatOf('retainer-3', '2025-12-19', 'Thea', "Lotte. That's the second one."),
  chatOf('retainer-4', '2025-12-19', 'Garrett', 'second this YEAR'),
  chatOf(
    'retainer-5',
    '2025-12-19',
    'Thea',
    'Dr. Pell still has the mold and makes a new one for 185. Half comes out of your egg money.',
  ),
  chatOf('retainer-6', '2025-12-19', 'Lotte', 'ok :( can I pick the color. they had clear, teal or glitter'),
  chatOf('retainer-7', '2025-12-19', 'Thea', 'If it costs nothing extra'),
  chatOf('retainer-8', '2025-12-19', 'Lotte', 'teal then'),

  // Hens
  chatOf('hens-1', '2025-11-02', 'Lotte', 'a hawk got Dumpling. shes gone'),
  chatOf('hens-2', '2025-11-02', 'Thea', 'Oh sweetie. Coming home now.'),
  chatOf('hens-3', '2025-11-02', 'Garrett', "I'll string netting over the run tonight. the others ok?"),
  chatOf('hens-4', '2025-11-02', 'Lotte', 'yes all 5 hiding under the coop. Marzipan lost some feathers'),
  chatOf('hens-5', '2025-12-12', 'Priya Lakhani', 'Any eggs this week? Still 5 a dozen?'),
  chatOf(
    'hens-6',
    '2025-12-12',
    'Thea',
    "Yes! But it's 6 dollars a dozen now, feed went up, sorry. On the porch in the cooler.",
  ),
  chatOf('hens-7', '2025-12-12', 'Priya Lakhani', 'no worries, taking two'),
  chatOf('hens-8', '2026-01-14', 'Garrett', 'minus 11 tonight. where is the heat plate for the waterer'),
  chatOf('hens-9', '2026-01-14', 'Thea', 'Garage, top shelf, behind the camp stove'),

  // Snow day
  chatOf('snow-1', '2026-01-15', 'Thea', 'Two-hour delay today. Lotte bus 9:35, Casper 10:05.'),
  chatOf('snow-2', '2026-01-15', 'Garrett', 'and Tilly?'),
  chatOf('snow-3', '2026-01-15', 'Thea', 'Nope. The power is out over there. Grandpa Dell is on his way with soup.'),

  // Yurt in March
  chatOf('yurt-1', '2026-01-19', 'Garrett', 'Blue Grouse is ours!! March 6 to 8. us + you guys = 9 bunks'),
  chatOf('yurt-2', '2026-01-19', 'Priya Lakhani', 'Yay! How far in?'),
  chatOf('yurt-3', '2026-01-19', 'Garrett', '2.8 miles from the trailhead, 900 ft up. Tilly rides'),
  chatOf(
    'yurt-4',
    '2026-01-19',
    'Priya Lakhani',
    'We have a pulk, the orange one, one kid and a sleeping bag fit. Want it?',
  ),
  chatOf('yurt-5', '2026-01-19', 'Garrett', 'yes that one please. ours is basically a plastic tub'),
  chatOf('yurt-6', '2026-02-03', 'Priya Lakhani', 'Who cooks what? I could do both breakfasts'),
  chatOf('yurt-7', '2026-02-03', 'Thea', 'Chili on Friday, curry on Saturday, both me. You bring coffee?'),
  chatOf('yurt-8', '2026-02-03', 'Priya Lakhani', 'Always. Is there an oven?'),
  chatOf('yurt-9', '2026-02-03', 'Thea', 'No, two burners and the wood stove. No faucet either, we melt snow.'),
  chatOf('yurt-10', '2026-02-10', 'Garrett', "door code only comes 48 hours ahead so don't ask me yet lol"),

  // Tilly turns four
  chatOf(
    'party-1',
    '2025-09-22',
    'Thea',
    "Tilly's 4th: Sat Oct 4, 10 to noon, Tumblebugs. Hedda, Roscoe and six more said yes",
  ),
  chatOf('party-2', '2025-09-22', 'Garrett', 'cake?'),
  chatOf('party-3', '2025-09-22', 'Thea', 'Lemon, with a narwhal. From Flourish, pick up Friday before 6'),
  chatOf('party-4', '2025-09-22', 'Garrett', 'which kid had the allergy again'),
  chatOf('party-5', '2025-09-22', 'Thea', 'Roscoe, eggs. He gets his own cupcake from me.'),

  // The sting
  chatOf(
    'sting-1',
    '2025-07-16',
    'Garrett',
    "Camp called. Casper was stung at archery, they used the pen. he's ok, at Foothill Kids now",
  ),
  chatOf('sting-2', '2025-07-16', 'Thea', 'Leaving work!! Where is it? Face?'),
  chatOf('sting-3', '2025-07-16', 'Garrett', 'neck. already going down'),
  chatOf(
    'sting-4',
    '2025-09-29',
    'Thea',
    'New pens are here. School nurse, glovebox, kitchen drawer by the phone. Good until January 2027.',
  ),

  // The snowblower
  chatOf(
    'blower-1',
    '2025-11-28',
    'Gus Brandvold',
    'Snowblower is in my shed, help yourselves. Key hangs on the nail behind the rakes',
  ),
  chatOf('blower-2', '2025-11-28', 'Garrett', 'thanks Gus! what gas does it take'),
  chatOf(
    'blower-3',
    '2025-11-28',
    'Gus Brandvold',
    "Premix 50:1, that's the red can. NOT the green can, that one is for the mower",
  ),
  chatOf('blower-4', '2025-12-29', 'Gus Brandvold', "Shear pin broke. Don't run it till I've been to Tolman Hardware"),
  chatOf('blower-5', '2026-01-02', 'Gus Brandvold', 'Fixed! Spare pins are in a baggie on the handle now'),

  // Petra's wedding
  chatOf(
    'wedding-1',
    '2025-12-30',
    'Petra',
    "It's official: June 20, Tansy Orchard! Tilly with the flowers, Casper with the rings??",
  ),
  chatOf('wedding-2', '2025-12-30', 'Thea', '!!!! Yes and yes. And Lotte?'),
  chatOf('wedding-3', '2025-12-30', 'Petra', 'Would she play while we walk in? The slow one from the fall concert?'),
  chatOf('wedding-4', '2025-12-30', 'Lotte', 'omg yes. thats Prairie Evening, I still know it by heart'),
  chatOf(
    'wedding-5',
    '2026-01-26',
    'Petra',
    "Dominic's cousin asked: rust and cream are the colors, anything goes except white please :)",
  ),
  chatOf('wedding-6', '2026-01-26', 'Garrett', 'even my tux shirt?'),
  chatOf('wedding-7', '2026-01-26', 'Petra', 'Garrett.'),

  // Oma comes
  chatOf(
    'oma-1',
    '2025-11-19',
    'Garrett',
    'Mom takes the train for Thanksgiving. Tuesday the 25th, 6:48 am in Fort Halloway',
  ),
  chatOf('oma-2', '2025-11-19', 'Thea', 'Ugh. Who gets her?'),
  chatOf('oma-3', '2025-11-19', 'Garrett', 'me'),
  chatOf('oma-4', '2025-11-25', 'Garrett', 'train is 3 h late. school run first then'),
  chatOf(
    'oma-5',
    '2026-02-08',
    'Garrett',
    'Mom wants to come for Easter too, April 2 to 9. flying this time, her knees',
  ),
  chatOf(
    'oma-6',
    '2026-02-08',
    'Thea',
    "Lovely. She gets Lotte's room, Lotte bunks with Casper. Flight number when you have it?",
  ),
  chatOf('oma-7', '2026-02-08', 'Garrett', 'when she books'),

  // Science fair
  chatOf('fair-1', '2026-02-05', 'Thea', "Casper's board is due the 19th. Topic??"),
  chatOf(
    'fair-2',
    '2026-02-05',
    'Garrett',
    'which eggshell is strongest. brown, white, or the blue ones from Marzipan. we crush them on Sunday the 15th',
  ),
  chatOf('fair-3', '2026-02-05', 'Thea', 'How many of each?'),
  chatOf('fair-4', '2026-02-05', 'Garrett', '12 he says. science is expensive'),

  // Garage and gym doors
  chatOf('garage-1', '2025-12-03', 'Thea', 'Garage keypad code? Old one is dead since the reset'),
  chatOf('garage-2', '2025-12-03', 'Garrett', '0926 now, then enter'),
  chatOf(
    'gym-1',
    '2026-02-11',
    'Lotte',
    'fencing is in the small gym tonight bc of the craft fair. done at 7:30 not 8',
  ),
  chatOf('gym-2', '2026-02-11', 'Garrett', 'ok. front door?'),
  chatOf('gym-3', '2026-02-11', 'Lotte', 'back. by the bikes'),
];

import { stemsOf } from './match-subject.ts';

/**
 * Words of a family's week that go together, one theme a line; where a line has `>`, only the words before it mean those
 * after it. They rank events that a question names by no word of theirs.
 */
const themes = `
eye eyes glasses optician optometrist ophthalmologist vision sight
tooth teeth dentist dental hygienist
braces retainer orthodontist
ear ears hearing audiologist audiology
foot feet > chiropodist podiatrist
heart cardiologist cardiology
skin mole dermatologist
doctor gp pediatrician paediatrician physical checkup clinic surgery medical
shot shots jab jabs vaccine vaccination booster flu immunization
pregnancy scan ultrasound midwife antenatal prenatal
back knee shoulder > physio physiotherapy physiotherapist
dog puppy cat kitten pet > vet groomer grooming kennel vaccination shots booster
vet veterinarian
ice skate skates skating hockey rink
football soccer footie footy
kick > football soccer
swim swimming pool aquatic aquatics
animal animals > zoo wildlife farm aquarium safari
beach seaside sea coast > beach sands bay shore cottage
church mass service liturgy worship temple synagogue mosque
eat meal lamb turkey roast > lunch dinner brunch supper barbecue cookout feast
sing singing choir concert
play playing > game match recital concert performance
instrument > cello violin viola piano guitar trumpet drum sax saxophone flute clarinet
dance dancing > ballet tap samba recital formal prom
act acting stage theater theatre > drama play panto musical rehearsal
paint painting draw drawing clay > art pottery ceramics
run running race > marathon 5k 10k track relays cross meet
bike bicycle cycling
tumbling gymnastics
tap faucet sink pipe leak plumber plumbing
boiler furnace heating heater
chimney sweep
garden gardener lawn
internet wifi broadband > technician router
fridge freezer dishwasher washer sofa truck > delivery
store shop supermarket > work shift
car van minivan truck auto > garage mechanic mot inspection roadworthy tires tyres service
bin bins garbage trash rubbish recycling
tax taxes accountant
pay paying paid > due bill invoice payment deadline
teacher teachers > conference parents evening interview interviews
exam test mocks
homework study > tutor tutoring
drive driving > driver driving lesson
plane airplane aeroplane fly flight airport land
boat ferry ship crossing sail
excursion outing trip tour
camp camping tent
mountain mountains hill hills hiking hike walk walking
hair haircut hairdresser barber salon
book books > reading library
read reads reading
film movie movies cinema
bell bells ringing
brother sister aunt uncle grandma grandpa mother father > visit visits visiting staying stays
sleep sleepover overnight
sitter babysit babysits babysitting sits nanny
holiday holidays hols break vacation recess
hospital > shift ward operation surgery
work working > shift office clinic shop store site call
fry frying
scoop scoops scooping
gig concert band
turn born > birthday
`;

const byStem = new Map<string, ReadonlySet<string>>();
for (const line of themes.trim().split('\n')) {
  const [asked = '', meant = asked] = line.split(' > ').map((part) => part.trim());
  const stems = stemsOf(meant);
  for (const one of stemsOf(asked)) byStem.set(one, new Set([one, ...(byStem.get(one) ?? []), ...stems]));
}

/** Returns the stems of words that go with a word, itself among them. @param word from `sameStem` */
export function associatedStems(word: string): ReadonlySet<string> {
  return byStem.get(word) ?? new Set([word]);
}

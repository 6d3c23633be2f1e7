import { addDays } from './calendar-dates.ts';
import { spoken } from './mail-text.ts';
import { answered as ask, eventSource, unanswered, type SampleQuestion } from './sample-question.ts';
import { sampleWeek } from './sample-week.ts';

/**
 * Forty questions over `sampleMails` and `sampleExtractions` of the same day, in other words than theirs: thirty that they
 * answer, ten that they do not. For measuring; neither the mails nor the questions are to be fitted to each other.
 * @param today `YYYY-MM-DD` in the family's zone
 * @throws RangeError when it is no date
 */
export function sampleQuestions(today: string): SampleQuestion[] {
  return [...ofSchool(today), ...ofClubs(today), ...ofHome(today), ...withoutAnswer()];
}

function ofSchool(today: string): SampleQuestion[] {
  const { day } = sampleWeek(today);
  const wednesday = 3;
  return [
    ask(
      'When is the permission slip for the museum due?',
      'mail:permission-slip@lakeside.example.org',
      spoken(day(wednesday, 1)),
    ),
    ask(
      'How much money does Maya need for the outing with her class?',
      'mail:permission-slip@lakeside.example.org',
      '$18.50',
    ),
    ask(
      'Where at school could Leo’s missing jacket be?',
      'mail:lost-jacket@lakeside.example.org',
      'lost-and-found cart beside the gym',
    ),
    ask('What are we not allowed to bring for the volcano?', 'mail:volcano-project@lakeside.example.org', 'vinegar'),
    ask(
      'Which vaccination is still missing in Leo’s papers at school?',
      'mail:vaccination-record@lakeside.example.org',
      'varicella',
    ),
    ask(
      'Which snacks may Leo take to school because of the nut allergy in his class?',
      'mail:nut-allergy@lakeside.example.org',
      'cheese sticks',
    ),
    ask(
      'What time do the kids have to be at the new bus stop in the morning?',
      'mail:bus-14@district.example.org',
      '7:38 AM',
    ),
    ask(
      'Is there a color the kids should avoid wearing for their school photos?',
      'mail:picture-day@sunny-day.example.com',
      'No green clothes',
    ),
    ask('What does the cafeteria serve on Wednesday?', 'mail:lunch-menu@lakeside.example.org', 'Vegetable lasagna'),
    ask('How long do we have to keep combing because of the lice?', 'mail:head-lice@district.example.org', 'two weeks'),
  ];
}

function ofClubs(today: string): SampleQuestion[] {
  const { day } = sampleWeek(today);
  const wednesday = 3;
  return [
    ask(
      'What time does the match at Oakwood start?',
      'mail:oakwood-correction@riverside-soccer.example.org',
      ['9:30 AM', '09:30'],
      [eventSource('family', 'match-away')],
    ),
    ask(
      'What should Maya wear on her feet when practice is in the sports hall?',
      'mail:field-closed@riverside-soccer.example.org',
      'sneakers with light soles',
    ),
    ask(
      'What do we have to bring for half-time against Hilltop?',
      'mail:snack-rota@riverside-soccer.example.org',
      'cut oranges',
    ),
    ask('Who is driving Maya to the away game?', 'mail:carpool-4@example.net', 'Sunita'),
    ask('What do we still owe for soccer?', 'mail:season-fee@riverside-soccer.example.org', '$47.50'),
    ask(
      'How early should Maya be at the music school before her performance?',
      'mail:recital@harmony-music.example.org',
      '2:20 PM',
    ),
    ask(
      'What do we pay every month for Maya’s string instrument?',
      'mail:cello-rental@elm-instruments.example.com',
      '$23 a month',
    ),
    ask(
      'On which Wednesday is there no swimming lesson?',
      'mail:pool-closed@aquatic.example.org',
      spoken(day(wednesday, 3)),
      [eventSource('family', 'swimming')],
    ),
    ask('Which level is Leo in at the pool now?', 'mail:pool-closed@aquatic.example.org', 'Dolphin'),
    ask('What would a week of camp cost for Leo if Maya goes too?', 'mail:summer-camp@pine-ridge.example.org', '$265'),
  ];
}

function ofHome(today: string): SampleQuestion[] {
  const { day } = sampleWeek(today);
  const saturday = 6;
  return [
    ask('What would Noah like as a present?', 'mail:noah-party@example.net', 'dinosaurs', [
      eventSource('family', 'party-noah'),
    ]),
    ask(
      'Which documents should we take along to the kids’ physicals?',
      'mail:pediatrician@pediatrics.example.org',
      'yellow vaccination booklets',
    ),
    ask('What does the guy who fixes our tap charge for coming?', 'mail:plumber@vargas-plumbing.example.com', '$120'),
    ask('Why does the garage not service our car this week?', 'mail:garage-cancelled@garage.example.com', 'brake pads'),
    ask(
      'Until when can we call off our weekend at the lake for free?',
      'mail:cabin-booking@pine-lake.example.com',
      spoken(addDays(day(saturday, 3), -7)),
    ),
    ask('How much does our sitter want per hour?', 'mail:babysitter@example.net', '$14 an hour'),
    ask(
      'What does Zoë’s family need to know about pets and Maya’s sneezing?',
      'mail:zoe-sleepover@example.net',
      'two cats',
    ),
    ask('Which shoe size does Leo have?', 'extraction:x-shoe-size', '13'),
    ask('How can visitors get on our internet?', 'extraction:x-wifi', 'biscuit-wags-42'),
    ask('Which flight does Tía Lucía arrive on?', 'extraction:x-tia-lucia', 'BX 417'),
  ];
}

function withoutAnswer(): SampleQuestion[] {
  const questions = [
    'When does the volleyball season begin?',
    'What is the combination of Maya’s bike lock?',
    'Which hotel did we book for the wedding?',
    'When does our car insurance run out?',
    'What is the phone number of the cello teacher?',
    'How tall is Leo?',
    'What did the electrician say about the fuse box?',
    'Who won the match against Hilltop?',
    'How much was the new washing machine?',
    'When is Maya’s ballet performance?',
  ];
  return questions.map(unanswered);
}

import type { SampleDocument } from '../sample-document.ts';

export const winterConcert: SampleDocument = {
  id: 'winter-concert',
  title: 'Winter Concert',
  received: '2026-11-24',
  made: '2026-11-23',
  text: `
^ Lakeside Elementary School
^ Music Department

November 23, 2026

Dear families of our fourth and fifth grade singers,

You are invited to the Winter Concert of the Grade 4 and Grade 5 Chorus on Thursday, December 10, at 7:00 p.m. in the gymnasium. The program lasts a little over an hour.

- Singers report to the music room, Room 9, at 6:30 p.m. Their teachers will be with them until they go on stage.
- Doors open for guests at 6:40 p.m. There are 350 chairs and they go quickly.
- Admission is free. A donation of $2 helps us buy sheet music.
- Singers wear a white top and dark pants or a dark skirt.

There is a dress rehearsal at school on Wednesday, December 9, at 1:30 p.m. Grandparents and younger brothers and sisters who cannot come in the evening are welcome to watch it.

Sixty-two children have worked on nine songs, one of them in 5/4 time, since the second week of school. We think you will be proud of them.

Warmly,
April Hodges, Music
May Castellano, Piano
`,
  truth: {
    category: 'School',
    who: ['Maya'],
    documentDate: '2026-11-23',
    dates: [
      { date: '2026-12-10', time: '19:00', otherTimes: ['18:30', '18:40'], words: 'Thursday, December 10' },
      { date: '2026-12-09', time: '13:30', words: 'Wednesday, December 9' },
    ],
    deadlines: [],
    actionRequired: false,
    actions: [],
  },
};

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Returns how an answer may spell a span of hours and minutes. */
export function lasting(hours: number, minutes: number): readonly string[] {
  const total = `${String(hours * 60 + minutes)} min`;
  const long = numbers[hours] ?? String(hours);
  if (hours === 0) {
    return [total, `${String(minutes)}-min`, `${String(minutes)}min`];
  }
  const units = ['h', ' h', ' hr', ' hrs', ' hour', ' hours', '-hour'];
  if (minutes === 0) {
    return [total, ...[String(hours), long].flatMap((count) => units.map((unit) => `${count}${unit}`))];
  }
  const joined = [String(hours), long].flatMap((count) =>
    units.flatMap((unit) => ['', ' ', ', ', ' and '].map((glue) => `${count}${unit}${glue}${String(minutes)}`)),
  );
  const halves = [`${String(hours)}.5`, `${String(hours)}½`, `${String(hours)} ½`, `${String(hours)} and a half`];
  return [
    total,
    ...joined,
    `${String(hours)}:${String(minutes).padStart(2, '0')}`,
    ...(minutes === 30 ? [...halves, `${long} and a half`] : []),
  ];
}

/** Returns how an answer may give a small number of things called by one of the names. */
export function counted(number: number, names: readonly string[]): readonly string[] {
  const digits = String(number);
  return [
    numbers[number] ?? digits,
    ...names.map((name) => `${digits} ${name}`),
    ...['are', 'has', 'have', 'is', 'total of', 'exactly', 'still'].map((verb) => `${verb} ${digits}`),
    ...['more', 'left', 'time', 'event', 'entries', 'remaining', 'of them', 'in ', 'this '].map(
      (next) => `${digits} ${next}`,
    ),
    `**${digits}`,
    `${digits}:`,
    `${digits}×`,
    `${digits}x`,
  ];
}

/** Words about things that no event of a calendar tells; a fragment with one of them is not for the calendar. */
export const notOfCalendars: ReadonlySet<string> = new Set(
  `phone telephone number email e-mail mail cost costs price prices fee fees password wifi code link website url recipe allergy
  allergies score won size sizes color colour homework login pin dose dosage menu`.split(/\s+/),
);

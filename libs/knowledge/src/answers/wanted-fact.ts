/** The kind of fact that a question wants. */
export type WantedFact =
  | 'time'
  | 'moment'
  | 'amount'
  | 'count'
  | 'duration'
  | 'person'
  | 'place'
  | 'phone'
  | 'email'
  | 'link'
  | 'contact'
  | 'name'
  | 'code'
  | 'items'
  | 'reason'
  | 'yes-no'
  | 'other';

/** Moment in which a line is typed, on the family's clock. */
export interface LineMoment {
  today: string;
  nowMinute: number;
}

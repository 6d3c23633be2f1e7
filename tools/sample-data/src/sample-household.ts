const timeZone = 'America/Chicago';

/** Family configuration file of the sample household, as YAML. The people are invented. */
export const sampleHousehold = `family_id: rivera
timezone: ${timeZone}
locale: en-US
home_address: 12 Harbour Street, Springfield
members:
  - { id: ana, name: Ana Rivera, nickname: Mom, aliases: [Mama], role: parent, messenger_user_id: "1001", designated: true, calendar_color: "#1a73e8", emails: [ana@example.org] }
  - { id: ben, name: Ben Rivera, nickname: Dad, role: parent, messenger_user_id: "1002", calendar_color: "#e8710a", emails: [ben@example.org] }
  - { id: maya, name: Maya Rivera, role: child, current_grade: "4", school: Lakeside Elementary, teacher: Mr. Okafor, calendar_color: "#0b8043" }
  - { id: leo, name: Leo Rivera, role: child, current_grade: "1", school: Lakeside Elementary, calendar_color: purple }
calendars:
  - { id: family, default: true }
  - { id: maya, owner: maya }
  # - { id: school, url: "https://…/calendar.ics" }             # subscribed, read-only
  # Mirrored. Its user name and password are in the variables named here; without them CALDAV_USERNAME and
  # CALDAV_PASSWORD are used, if it is at the origin of CALDAV_URL.
  # - { id: work, owner: ana, caldav: "https://…/ana/work/", username_env: WORK_CALENDAR_USERNAME, password_env: WORK_CALENDAR_PASSWORD }
group_chat_id: "-100200300"
rules:
  - { id: soccer, description: Soccer mail goes to Maya, pattern: "soccer|cleats", assign_to: [maya], confidence: 0.8 }
places:
  - { match: Lakeside Elementary, minutes_from_home: 12 }
reminders:
  - { who: [maya, leo], all_day: true, before: ["1d 19:00"], to: parents }
  - { who: [maya, leo], before: [1h], to: parents }
# tomorrow: "19:00"                                              # an overview of the next day for the group
`;

/** Returns the date in the sample household's zone, YYYY-MM-DD, to which its data is relative. */
export function sampleToday(now: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
